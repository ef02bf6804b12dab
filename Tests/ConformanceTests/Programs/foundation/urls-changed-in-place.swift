import Foundation
let nf = NumberFormatter(); nf.locale = Locale(identifier: "en_US"); print(nf.notANumberSymbol as Any, nf.positiveInfinitySymbol as Any)
var url = URL(string: "http://h/a")!; url.appendPathComponent("x", isDirectory: true); print(url); url.appendPathComponent("y", isDirectory: false); print(url); url.deleteLastPathComponent(); url.appendPathExtension("txt"); print(url, url.appending(components: "m", "n", directoryHint: .isDirectory), url.appending(components: "m", "n"))
var u2 = URL(string: "http://h/a/../b/./c")!; u2.standardize(); print(u2, u2.standardized)
print("x".compare("y", locale: Locale(identifier: "en")).rawValue, "x".compare("X", options: .caseInsensitive, range: nil, locale: nil).rawValue)
let t = "hello world"; print(t.compare("world", options: [], range: t.range(of: "world")).rawValue)
let p = FileManager.default.temporaryDirectory.appendingPathComponent("q\(UUID())").path
print(FileManager.default.createFile(atPath: p, contents: Data("a".utf8), attributes: [.posixPermissions: 0o600]), (try FileManager.default.attributesOfItem(atPath: p)[.posixPermissions] as! NSNumber).intValue)
try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: p); print((try FileManager.default.attributesOfItem(atPath: p)[.posixPermissions] as! NSNumber).intValue); try FileManager.default.removeItem(atPath: p)
