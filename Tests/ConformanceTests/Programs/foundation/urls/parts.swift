import Foundation
for text in ["https://user:pw@example.com:8080/a/b.txt?x=1&y=2#frag", "http://a", "a/b", "/x/y/", "", "a b", "http://exa mple.com", "mailto:me@x.org", "file:///tmp/a%20b.txt", "http://[::1]:80/x", "https://ex.org/ü?q=é", "//host/p", "?q", "#f", "http://a/b/../c/./d", "tel:123", "http://a/?", "x://", "%zz", "http://a:b/"] {
  guard let u = URL(string: text) else { print(text, "nil"); continue }
  print(text, "|", u, u.scheme as Any, u.host as Any, u.port as Any, u.path, u.query as Any, u.fragment as Any, u.user as Any, u.lastPathComponent, u.pathExtension, u.pathComponents, u.isFileURL, u.hasDirectoryPath)
}
let u = URL(string: "https://e.org/a/b.txt?q=1#f")!
print(u.deletingLastPathComponent(), u.deletingPathExtension(), u.appendingPathExtension("gz"), u.appendingPathComponent("c d"), u.appending(path: "x/y"), u.appending(component: "x/y"), u.appending(queryItems: [URLQueryItem(name: "n", value: "v w"), URLQueryItem(name: "e", value: nil)]))
print(URL(string: "https://e.org/a/")!.deletingLastPathComponent(), URL(string: "https://e.org")!.deletingLastPathComponent(), URL(string: "https://e.org/")!.appendingPathComponent("/x/"))
let r = URL(string: "../c?d", relativeTo: URL(string: "http://h/a/b/")!)!
print(r, r.absoluteString, r.absoluteURL, r.baseURL as Any, r.path, r.relativePath, r.relativeString, r.standardized)
let f = URL(fileURLWithPath: "/tmp/some dir/f.tar.gz")
print(f, f.path, f.lastPathComponent, f.pathExtension, f.deletingPathExtension().lastPathComponent, f.deletingLastPathComponent().path, URL(fileURLWithPath: "/x", isDirectory: true), f.isFileURL, f.path(percentEncoded: false), f.path(percentEncoded: true))
print(u == URL(string: "https://e.org/a/b.txt?q=1#f"), Set([u, u]).count, URL(string: "a b", encodingInvalidCharacters: false) as Any)
var m = u; m.appendPathComponent("z"); m.deletePathExtension(); m.append(path: "k"); print(m)
