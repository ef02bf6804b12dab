import Foundation

print("a,b,,c".components(separatedBy: ","))
print("a, b; c".components(separatedBy: CharacterSet(charactersIn: ",; ")))
print("one\ntwo\r\nthree".components(separatedBy: .newlines))
print("".components(separatedBy: ","), "abc".components(separatedBy: ""))
print(["x", "y"].joined(separator: "-"), "a--b".components(separatedBy: "--"))
