// Only some characters are escaped.
let text = "a\q"
