import Foundation
let base = URL(string: "https://user:pw@api.example.com:8443/v1/items/42.json?sort=asc&q=a%20b&empty=&flag#top")!
print(
  base.scheme!, base.host!, base.port!, base.user!, base.password!, base.path, base.query!, base.fragment!,
  base.lastPathComponent, base.pathExtension, base.pathComponents)
print(
  base.deletingLastPathComponent(), base.deletingPathExtension(), base.appendingPathComponent("x y"),
  base.appendingPathExtension("gz"))
print(
  base.appending(path: "a/b"), base.appending(queryItems: [URLQueryItem(name: "n", value: "1&2")]),
  base.appending(component: "c/d"))
print(
  base.host(percentEncoded: false)!, base.path(percentEncoded: true), base.query(percentEncoded: false)!,
  base.absoluteString.count)
var components = URLComponents(url: base, resolvingAgainstBaseURL: false)!
for item in components.queryItems! { print(item.name, item.value as Any, item) }
components.queryItems?.removeAll { $0.name == "flag" }
components.queryItems?.append(URLQueryItem(name: "später", value: "ja & nein+1"))
components.scheme = "http"; components.port = nil; components.user = nil; components.password = nil;
components.fragment = nil
print(components.url!, components.string!, components.percentEncodedQuery!, components.path)
print(
  URL(string: "../up/./x", relativeTo: base)!.absoluteURL, URL(string: "?only=query", relativeTo: base)!.absoluteString,
  URL(string: "//other.org/p", relativeTo: base)!.absoluteString)
print(
  URL(string: "mailto:a@b.c")!.scheme!, URL(string: "") as Any, URL(string: "http://exa mple.com") as Any,
  URL(string: "a b") as Any)
let file = URL(fileURLWithPath: "/tmp/folder/../file name.txt")
print(
  file, file.path, file.isFileURL, file.standardized, file.standardizedFileURL.path, file.lastPathComponent,
  file.deletingLastPathComponent().path, file.hasDirectoryPath)
print(
  URL(filePath: "/a/b/", directoryHint: .isDirectory), URL(fileURLWithPath: "/a/b", isDirectory: true).hasDirectoryPath,
  URL(filePath: "/a").appending(path: "b", directoryHint: .isDirectory))
print(
  URL(string: "https://a.b/c") == URL(string: "https://a.b/c"), URL(string: "https://a.b/c/")!.hasDirectoryPath,
  Set([base, base]).count)
var empty = URLComponents()
empty.scheme = "https"; empty.host = "example.org"; empty.path = "/search";
empty.queryItems = [.init(name: "q", value: "swift observation"), .init(name: "page", value: nil)]
print(empty.string!, empty.url!.absoluteString, empty)
print(URLComponents(string: "https://example.com:99999/") as Any, URLComponents(string: "http://[::1]:80/")!.host!)
print(
  "a b/ü?&=+".addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed)!,
  "a b/ü?&=+".addingPercentEncoding(withAllowedCharacters: .urlHostAllowed)!, "a%20b%C3%BC".removingPercentEncoding!,
  "%zz".removingPercentEncoding as Any)
