extension CollectionDifference.Change {
  var offset: Int { switch self { case .insert(let o, _, _): return o; case .remove(let o, _, _): return o } }
}
extension CollectionDifference.Change: Swift.Comparable where ChangeElement: Equatable {
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.offset < rhs.offset }
}
let d = [1, 2].difference(from: [2, 3])
print(Array(d).sorted().map(\.offset))
print(d.first! == d.first!, Set(Array(d)).count)
