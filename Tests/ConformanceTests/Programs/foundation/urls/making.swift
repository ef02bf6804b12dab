import Foundation

for text in [
  "https://a.b/c?d=e#f", "", "a b", "mailto:x@y.z", "file:///tmp/x", "/relative", "https://ü.de/ä", "http://[::1]:80/",
] {
  print(text, URL(string: text)?.absoluteString ?? "none")
}
print(URL(string: "c/d", relativeTo: URL(string: "https://a.b/x/"))?.absoluteString ?? "none")
