import Foundation

print("before")
let scanner = Scanner(string: "abc")
scanner.currentIndex = "abcdefghij".endIndex
print(scanner.scanInt() ?? 0)
print("after")
