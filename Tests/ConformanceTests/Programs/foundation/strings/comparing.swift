import Foundation

print("a".compare("b") == .orderedAscending, "a".caseInsensitiveCompare("A") == .orderedSame)
print("file10".compare("file9", options: .numeric) == .orderedDescending)
print("résumé".compare("resume", options: .diacriticInsensitive) == .orderedSame)
print(["b", "A", "c", "B"].sorted { $0.localizedCaseInsensitiveCompare($1) == .orderedAscending })
print(["file10", "file9", "File1"].sorted { $0.localizedStandardCompare($1) == .orderedAscending })
print("a".localizedCompare("b").rawValue, "10".compare("9").rawValue)
