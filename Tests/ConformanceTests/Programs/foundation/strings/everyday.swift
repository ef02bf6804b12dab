import Foundation

print("hello world".capitalized, "a,b;c".components(separatedBy: CharacterSet(charactersIn: ",;")), "x".padding(toLength: 4, withPad: "-", startingAt: 0))
print("one two".replacingOccurrences(of: "o", with: "0"), "AaA".replacingOccurrences(of: "a", with: "b", options: .caseInsensitive), "abc".contains("b"))
print("key=value=x".split(separator: "=", maxSplits: 1).map(String.init), "path/to".appending("/x"), "a%20b".removingPercentEncoding ?? "none")
print(String(repeating: "ab", count: 2), String(format: "%05.1f|%3d|%x", 3.14159, 7, 255), "line\n".trimmingCharacters(in: .newlines))
print(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")?.uuidString ?? "none", UUID(uuidString: "no") as Any, UUID().uuidString.count)
"first\nsecond\r\nthird".enumerateLines { line, stop in
  print(line)
  if line == "second" { stop = true }
}
print("The quick".lengthOfBytes(using: .utf8), "ü".data(using: .isoLatin1)?.count ?? 0)
