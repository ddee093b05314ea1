//! Hostile names, for every test that shows or accepts names.

pub fn hostile() -> Vec<String> {
    let lines = include_str!("hostile.txt").lines().filter(|line| line.starts_with('|'));
    lines.map(|line| unescape(&line[1..line.len() - 1])).collect()
}

fn unescape(text: &str) -> String {
    let (mut name, mut rest) = (String::new(), text);
    while let Some((before, after)) = rest.split_once('\\') {
        name.push_str(before);
        rest = match after.strip_prefix("u{").and_then(|after| after.split_once('}')) {
            Some((hex, after)) => {
                name.extend(u32::from_str_radix(hex, 16).ok().and_then(char::from_u32));
                after
            }
            None => {
                name.push('\\');
                &after[1..]
            }
        };
    }
    name + rest
}
