import Foundation

let text = "aBcDe é"
let first = text.rangeOfCharacter(from: .uppercaseLetters, options: [], range: text.startIndex..<text.endIndex)!
print(text[first])
let rest = text.rangeOfCharacter(from: .uppercaseLetters, options: [], range: first.upperBound..<text.endIndex)!
print(text[rest], text.distance(from: text.startIndex, to: rest.lowerBound))
print(text.rangeOfCharacter(from: .uppercaseLetters, range: rest.upperBound..<text.endIndex) == nil)
let last = text.rangeOfCharacter(from: .letters, options: .backwards, range: text.startIndex..<rest.upperBound)!
print(text[last], text[first.upperBound...].rangeOfCharacter(from: .uppercaseLetters).map { text[$0] } ?? "none")
print(Data(referencing: NSData(data: Data([1, 2]))).count)
