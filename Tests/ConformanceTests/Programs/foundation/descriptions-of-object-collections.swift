import Foundation
print(NSArray(array: ["a", "a b", "é", "a-b", "a1", "", "a_b", "a.b", "1", "x\"y", "a\\b", "a/b", "$a", "a\nb", "a:b", "😀"]))
print(NSArray(array: [1, 2.5, true, NSNull(), Date(timeIntervalSince1970: 0), URL(string: "a:b")!, Data([1])]))
print(NSArray(array: [[1, ["q"]], ["k": 1]])); print(NSArray())
print(NSDictionary(dictionary: ["a b": "c d"]), NSDictionary(dictionary: [1: 2]), NSDictionary(dictionary: ["k": ["j": ["i": [1]]]]), NSDictionary())
print(NSSet(array: ["a b"]), NSSet(array: [[1]]), NSSet()); print(NSOrderedSet(array: ["a b", [1]]), NSOrderedSet())
struct S { var x = 1 }; print(NSArray(array: [S()]), NSDictionary(dictionary: ["s": S()]), [NSArray(array: [1])], ["k": NSDictionary(dictionary: [1: 2])])
print(NSArray(array: [(1, 2), "x" as Character, [String]()])); debugPrint(NSArray(array: ["x"]))
