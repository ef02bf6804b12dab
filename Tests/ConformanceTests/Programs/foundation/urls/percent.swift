import Foundation

let text = "a b&c=d/é?"
print(text.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) ?? "none")
print(text.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? "none")
print(text.addingPercentEncoding(withAllowedCharacters: .urlHostAllowed) ?? "none")
print(text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "none")
print("a%20b%C3%A9".removingPercentEncoding ?? "none", "%zz".removingPercentEncoding ?? "none")
