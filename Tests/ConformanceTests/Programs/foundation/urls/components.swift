import Foundation
var c = URLComponents(string: "https://e.org:99/p%20q?a=1&b=x%26y&c#top")!
print(c.scheme!, c.host!, c.port!, c.path, c.query!, c.percentEncodedPath, c.percentEncodedQuery!, c.fragment!)
print(c.queryItems!.map { "\($0.name)=\($0.value ?? "nil")" })
c.queryItems = [URLQueryItem(name: "k", value: "v&=?/ ü+"), URLQueryItem(name: "empty", value: ""), URLQueryItem(name: "none", value: nil)]
print(c.string!, c.url!)
c.queryItems?.append(URLQueryItem(name: "z", value: "1")); print(c.url!.absoluteString)
c.queryItems = nil; c.fragment = nil; c.port = nil; c.path = "/new path/é"; print(c.string!)
var d = URLComponents(); d.scheme = "http"; d.host = "h"; d.path = "/x"; d.query = "a b=c"; print(d.string!, d.url!)
d.path = "no-slash"; print(d.url as Any, d.string as Any)
print(URLComponents(string: "http://a b") as Any, URLComponents(url: URL(string: "/p?q=1")!, resolvingAgainstBaseURL: true)!.queryItems!)
var e = URLComponents(); e.path = "rel"; e.queryItems = []; print(e.string!)
print("a b&c=d/é".addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed)!, "a b/c?".addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)!, "a-b c".addingPercentEncoding(withAllowedCharacters: .alphanumerics)!, "a%20b%C3%A9".removingPercentEncoding!, "%zz".removingPercentEncoding as Any)
print(URLQueryItem(name: "a", value: "b") == URLQueryItem(name: "a", value: "b"), URLQueryItem(name: "a", value: "b"))
