import Foundation

func shown(_ text: String) -> String { "[" + text.replacingOccurrences(of: "\n", with: "/") + "]" }
print(shown("  hi \n".trimmingCharacters(in: .whitespaces)), shown("  hi \n".trimmingCharacters(in: .whitespacesAndNewlines)))
print(shown("xyaxy".trimmingCharacters(in: CharacterSet(charactersIn: "xy"))), shown("12a3".trimmingCharacters(in: .decimalDigits.inverted)))
print("a\r\nb".components(separatedBy: .newlines), "".components(separatedBy: .newlines), "x y".components(separatedBy: .whitespaces))
print(shown("  ".trimmingCharacters(in: .whitespaces)), shown("a b".dropFirst().trimmingCharacters(in: .whitespaces)))
