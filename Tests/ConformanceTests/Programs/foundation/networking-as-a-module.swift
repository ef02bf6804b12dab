import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
print("networking")
#endif
let r = URLRequest(url: URL(string: "https://a.b/c")!)
print(r.httpMethod ?? "none")
