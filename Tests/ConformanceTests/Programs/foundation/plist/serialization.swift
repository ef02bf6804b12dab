import Foundation

let settings: [String: Any] = [
  "name": "Main", "volume": 7, "ratio": 0.5, "isOn": true, "list": ["a", "b"],
  "made": Date(timeIntervalSince1970: 86_400), "bytes": Data([1, 2, 3]),
]
let data = try PropertyListSerialization.data(fromPropertyList: settings, format: .xml, options: 0)
print(String(decoding: data, as: UTF8.self))
var format = PropertyListSerialization.PropertyListFormat.xml
let again = try PropertyListSerialization.propertyList(from: data, options: [], format: &format) as? [String: Any]
print(format == .xml, again?.keys.sorted() ?? [])
print(again?["name"] as? String ?? "", again?["volume"] as? Int ?? 0, again?["ratio"] as? Double ?? 0)
print(again?["isOn"] as? Bool ?? false, again?["list"] as? [String] ?? [])
print((again?["made"] as? Date)?.timeIntervalSince1970 ?? 0, (again?["bytes"] as? Data)?.count ?? 0)
print(PropertyListSerialization.propertyList(settings, isValidFor: .xml))
let binary = try PropertyListSerialization.data(fromPropertyList: ["a": 1], format: .binary, options: 0)
print(String(decoding: binary.prefix(8), as: UTF8.self))
print((try PropertyListSerialization.propertyList(from: binary, format: nil) as? [String: Int]) ?? [:])
do { _ = try PropertyListSerialization.propertyList(from: Data("{{{".utf8), format: nil) } catch { print("failed") }
