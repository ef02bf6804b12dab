protocol Ser { static var native: Bool { get }; associatedtype Value }
extension Int: Ser { static var native: Bool { true }; typealias Value = Int }
typealias Serial = Ser
struct CB<V: Collection> where V.Element: Serial {
  typealias Element = V.Element
  typealias Serial = Any
  func x(_ v: V) -> Serial { if Element.native { return Array(v) }; return 0 }
  func y(_ v: V) -> Serial? { return if Element.native { Array(v) } else { v.map { $0 as? Element.Value }.count } }
}
print(CB<[Int]>().x([1]), CB<[Int]>().y([2])!)
