import Foundation

let a = URL(string: "https://a.b/c")
let b = URL(string: "https://a.b/c/")
print(a == b, a == URL(string: "https://a.b/c"), Set([a, b, a]).count)
print(
  a?.scheme ?? "none", a?.host() ?? "none", a?.host ?? "none", a?.port ?? -1, a?.query ?? "none", a?.fragment ?? "none")
print(b?.hasDirectoryPath ?? false, a?.description ?? "none", a.debugDescription)
