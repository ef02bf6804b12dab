import Foundation

let url = URL(string: "https://a.b/one/two.tar.gz?q=1") ?? URL(fileURLWithPath: "/")
print(url.lastPathComponent, url.pathExtension, url.pathComponents)
print(url.deletingLastPathComponent(), url.deletingPathExtension())
print(url.appendingPathComponent("three"), url.appending(path: "x/y"))
print(url.appendingPathExtension("zip").absoluteString)
print(url.appending(queryItems: [URLQueryItem(name: "n", value: "a b")]))
