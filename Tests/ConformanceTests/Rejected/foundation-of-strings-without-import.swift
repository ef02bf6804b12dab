print("abc".capitalized, "abc".localizedUppercase)
let seconds: TimeInterval = 3
let width: CGFloat = 2
print(Bundle.main)
let queue = DispatchQueue.main
func shout(_ text: String) -> String { text.localizedCapitalized }
