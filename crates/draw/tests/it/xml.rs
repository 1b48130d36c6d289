//! A strict reader of the little XML that pictures use: elements, attributes in double quotes, text.
//! It knows no entities, comments or declarations, and refuses them with everything else.

#[derive(Debug)]
pub(crate) struct Element<'a> {
    pub(crate) name: &'a str,
    pub(crate) depth: usize,
    pub(crate) attributes: Vec<(&'a str, &'a str)>,
    /// The text before the first child.
    pub(crate) text: &'a str,
}

impl Element<'_> {
    pub(crate) fn attribute(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(known, _)| *known == name).map(|(_, value)| *value)
    }
}

/// The elements of a document in the order of their start tags.
pub(crate) fn elements(document: &str) -> Result<Vec<Element<'_>>, String> {
    let mut rest = document.trim_end();
    let mut elements: Vec<Element<'_>> = Vec::new();
    let mut open: Vec<&str> = Vec::new();
    loop {
        let body = rest.strip_prefix('<').ok_or_else(|| format!("no tag at {:?}", head(rest)))?;
        let (tag, behind) =
            body.split_once('>').ok_or_else(|| format!("no end of the tag {:?}", head(body)))?;
        let (text, next) = behind.split_at(behind.find('<').unwrap_or(behind.len()));
        if text.contains(['>', '&']) {
            return Err(format!("unescaped text {text:?}"));
        }
        if let Some(name) = tag.strip_prefix('/') {
            let opened = open.pop();
            if opened != Some(name) {
                return Err(format!("</{name}> closes {opened:?}"));
            }
        } else {
            let (inner, empty) = tag.strip_suffix('/').map_or((tag, false), |inner| (inner, true));
            let (name, attributes) = inner.split_at(inner.find(' ').unwrap_or(inner.len()));
            if name.is_empty() || !name.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
                return Err(format!("no name in {tag:?}"));
            }
            elements.push(Element {
                name,
                depth: open.len(),
                attributes: read_attributes(attributes)?,
                text,
            });
            if !empty {
                open.push(name);
            }
        }
        match (open.is_empty(), next.is_empty()) {
            (true, true) => return Ok(elements),
            (true, false) => return Err(format!("behind the root: {:?}", head(next))),
            (false, true) => return Err(format!("never closed: {open:?}")),
            (false, false) => rest = next,
        }
    }
}

fn read_attributes(mut rest: &str) -> Result<Vec<(&str, &str)>, String> {
    let mut attributes: Vec<(&str, &str)> = Vec::new();
    while !rest.is_empty() {
        let fault = || format!("not an attribute: {rest:?}");
        let (name, value) =
            rest.strip_prefix(' ').and_then(|rest| rest.split_once("=\"")).ok_or_else(fault)?;
        let (value, next) = value.split_once('"').ok_or_else(fault)?;
        if name.is_empty() || !name.bytes().all(|byte| byte.is_ascii_alphabetic() || byte == b'-') {
            return Err(fault());
        }
        if value.contains(['<', '&']) || attributes.iter().any(|(known, _)| *known == name) {
            return Err(fault());
        }
        attributes.push((name, value));
        rest = next;
    }
    Ok(attributes)
}

fn head(text: &str) -> String {
    text.chars().take(20).collect()
}

#[test]
fn it_refuses_what_is_not_well_formed() {
    for document in [
        "",
        "a",
        "<a>",
        "<a></b>",
        "<a/><b/>",
        "<a b=c/>",
        "<a b=\"1\" b=\"2\"/>",
        "<a>&</a>",
        "<a b=\"<\"/>",
    ] {
        assert!(elements(document).is_err(), "{document}");
    }
    assert_eq!(elements("<a b=\"1\"><c/>d</a>").map(|elements| elements.len()), Ok(2));
}
