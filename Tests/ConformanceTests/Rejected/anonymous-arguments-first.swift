// The parser finds anonymous arguments outside of closures, before types are checked.
let text: String = 3
let second = $0
