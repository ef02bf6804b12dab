import Foundation
func sort2(_ a: String, _ b: String) -> Bool {
  switch a.localizedCompare(b) {
  case .orderedAscending: return true
  case .orderedDescending: return false
  case .orderedSame: return b.localizedCompare(a) == .orderedAscending
  }
}
func s3(_ c: ComparisonResult) -> Int {
  switch c {
  case .orderedAscending: return 1
  case .orderedDescending: return 2
  case .orderedSame: return 3
  }
}
print(sort2("a", "b"), s3(.orderedSame))
