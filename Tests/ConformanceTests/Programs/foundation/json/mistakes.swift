import Foundation

for text in ["{", "[1,]", "{\"a\" 1}", "nope", "", "\"fragment\"", "[1] x", "{\"a\": 01}"] {
  do {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    print(text, "gave", value)
  } catch {
    let failure = error as NSError
    print(text, failure.domain, failure.code)
  }
}
print(try JSONSerialization.jsonObject(with: Data("\"a\"".utf8), options: .fragmentsAllowed) as? String ?? "none")
print(try JSONSerialization.jsonObject(with: Data("12".utf8), options: [.fragmentsAllowed]) as? Int ?? 0)
print((try? JSONSerialization.jsonObject(with: Data("{]".utf8))) == nil)
