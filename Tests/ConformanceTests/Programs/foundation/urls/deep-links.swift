import Foundation

enum Route: Equatable {
  case item(id: Int)
  case search(String, tags: [String])
  case settings
  init?(_ url: URL) {
    guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: false), parts.scheme == "shop" else { return nil }
    let items = Dictionary((parts.queryItems ?? []).map { ($0.name, $0.value ?? "") }, uniquingKeysWith: { $0 + "," + $1 })
    switch (parts.host, parts.path.split(separator: "/").first.flatMap { Int($0) }) {
    case ("item", let id?): self = .item(id: id)
    case ("search", _): self = .search(items["q"] ?? "", tags: (items["tag"] ?? "").split(separator: ",").map(String.init))
    case ("settings", nil): self = .settings
    default: return nil
    }
  }
}
for text in ["shop://item/42", "shop://search?q=red%20shoes&tag=new&tag=sale", "shop://settings", "shop://item/x", "other://item/1"] {
  print(URL(string: text).flatMap(Route.init).map { "\($0)" } ?? "no route")
}
let base = URL(string: "https://api.example.com/v1/")!
print(URL(string: "users?id=3", relativeTo: base)?.absoluteString ?? "none", URL(string: "/root", relativeTo: base)?.absoluteURL.path ?? "none")
print(base.appending(path: "a").appending(queryItems: [URLQueryItem(name: "k", value: "v w")]), base.appendingPathComponent("x").pathExtension.isEmpty)
