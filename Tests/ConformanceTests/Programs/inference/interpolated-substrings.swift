// An interpolated literal is a Substring where one is expected.
let parts: [Substring] = "a --b".split(separator: " ")
let name = "b"
print(parts.firstIndex(of: "--\(name)") ?? -1, parts.contains("--\(name)"), parts[1] == "--\(name)")
let text: Substring = "x\(name)"
print(text, parts.map { $0 == "\(name)a" }, type(of: text))
func show(_ text: Substring?) { print(text ?? "none") }
show("\(name)!")
