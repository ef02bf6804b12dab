import Foundation

// Foundation's collections compare nested arrays and dictionaries by their contents.
let text = #"{"a": [{"name": "x", "value": "y"}], "b": [1, 2.5, true, null], "c": {"d": "e"}}"#
let json = try JSONSerialization.jsonObject(with: Data(text.utf8))
let same: NSDictionary = ["a": [["name": "x", "value": "y"]], "b": [1, 2.5, true, NSNull()], "c": ["d": "e"]]
let other: NSDictionary = ["a": [["name": "x", "value": "z"]], "b": [1, 2.5, true, NSNull()], "c": ["d": "e"]]
print(json as? NSDictionary == same, json as? NSDictionary == other, same == other)
let first: NSDictionary = ["a": [["name": "x"]], "n": 1]
let second: NSDictionary = ["a": [["name": "x"]], "n": 1]
print(first == second, first.isEqual(second), first.isEqual(to: ["a": 1]))
let list: NSArray = [["x": 1], ["y": [2, "z"]]]
print(list == [["x": 1], ["y": [2, "z"]]], list == [["x": 1], ["y": [2]]])
print(list.isEqual(to: [["x": 1], ["y": [2, "z"]]]))
