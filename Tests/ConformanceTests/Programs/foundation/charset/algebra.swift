import Foundation

var allowed = CharacterSet.alphanumerics
allowed.insert(charactersIn: "-_")
allowed.insert("." as Unicode.Scalar)
allowed.formUnion(CharacterSet(charactersIn: "~"))
allowed.remove(charactersIn: "xyz")
print("a-b_c.d~e x y!".unicodeScalars.filter { allowed.contains($0) }.map(String.init).joined())
print(String("héllo wörld".unicodeScalars.filter { CharacterSet(charactersIn: "a"..."z").contains($0) }.map(Character.init)))
let vowels = CharacterSet(charactersIn: "aeiou")
let consonants = CharacterSet.lowercaseLetters.subtracting(vowels)
print("banana".unicodeScalars.filter { consonants.contains($0) }.count, vowels.isSubset(of: .letters), vowels.isSuperset(of: CharacterSet(charactersIn: "ae")))
print(vowels.union(.decimalDigits).contains("5"), vowels.intersection(CharacterSet(charactersIn: "aeb")).contains("b"), vowels.inverted.contains("a"))
print(vowels == CharacterSet(charactersIn: "uoiea"), CharacterSet().isEmpty, vowels.symmetricDifference(CharacterSet(charactersIn: "ab")).contains("a"))
print("x=1&y=2".components(separatedBy: CharacterSet(charactersIn: "=&")), "--a--".trimmingCharacters(in: ["-"]))
print("a b".addingPercentEncoding(withAllowedCharacters: .alphanumerics.union(.whitespaces)) ?? "none", "ä/ö".addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? "none")
