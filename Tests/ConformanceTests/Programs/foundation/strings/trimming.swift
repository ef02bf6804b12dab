import Foundation

print("[" + "  a b \n".trimmingCharacters(in: .whitespacesAndNewlines) + "]")
print("[" + "  a b \n".trimmingCharacters(in: .whitespaces) + "]")
print("xxaxx".trimmingCharacters(in: CharacterSet(charactersIn: "x")))
print("12ab34".trimmingCharacters(in: .decimalDigits), "12ab34".trimmingCharacters(in: .letters.inverted))
print("  ".trimmingCharacters(in: .whitespaces).isEmpty)
