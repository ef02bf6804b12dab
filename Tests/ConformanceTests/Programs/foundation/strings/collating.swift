import Foundation

let names = ["Émile", "emil", "Zoe", "anna", "Äpfel", "file 2", "file 10"]
print(names.sorted { $0.compare($1) == .orderedAscending })
print(names.sorted { $0.localizedStandardCompare($1) == .orderedAscending })
print(names.sorted { $0.compare($1, options: [.caseInsensitive, .diacriticInsensitive]) == .orderedAscending })
print("a".compare("B", options: .caseInsensitive).rawValue, "2".compare("10", options: .numeric).rawValue, "x".compare("x").rawValue)
print("resume".compare("résumé", options: .diacriticInsensitive) == .orderedSame, "Hello".range(of: "LL", options: .caseInsensitive) != nil)
print("Hello".localizedCaseInsensitiveContains("ELL"), "café".localizedStandardContains("CAFE"), "straße".folding(options: .diacriticInsensitive, locale: nil))
print("Crème Brûlée".folding(options: [.diacriticInsensitive, .caseInsensitive], locale: Locale(identifier: "en_US")), "ａ".applyingTransform(.fullwidthToHalfwidth, reverse: false) ?? "none")
print("a-b-c".range(of: "-", options: .backwards).map { "a-b-c".distance(from: "a-b-c".startIndex, to: $0.lowerBound) } ?? -1, "prefix.x".range(of: "pre", options: .anchored) != nil, "abc".commonPrefix(with: "abd"))
