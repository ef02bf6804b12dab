import Foundation
import FoundationNetworking
let r = URLRequest(url: URL(string: "https://a.b/c")!)
print(r.httpMethod ?? "none")
