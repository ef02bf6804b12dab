import Declarations
import Tree

/// Labels of tuples in the order of overloads.
extension ConstraintSystem {
  /// True if a value of the first type could be passed on as one of the second only without the labels of tuples in a
  /// collection: swiftc takes `[(Int, Int)]` for the more special type beside `[(x: Int, y: Int)]`. Labels of a tuple
  /// that is the parameter itself do not matter.
  func dropsLabels(_ type: Type, for target: Type, isPart: Bool = false) -> Bool {
    switch (checker.head(type), checker.head(target)) {
    case (.tuple(let own), .tuple(let wanted)):
      return isPart && own.map(\.label) != wanted.map(\.label) && own.contains { $0.label != nil }
    case (.nominal(let one, let own), .nominal(let other, let wanted)):
      guard one == other, one.isLibrary, ["Optional", "Array", "Set", "Dictionary"].contains(one.name) else {
        return false
      }
      let isPart = isPart || one.name != "Optional"
      return zip(own, wanted).contains { dropsLabels($0, for: $1, isPart: isPart) }
    default: return false
    }
  }
}
