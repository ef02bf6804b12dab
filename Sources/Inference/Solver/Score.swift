import Declarations

/// The properties that make one solution worse than another, the most important first. Names and order follow
/// swiftc's `ScoreKind` (lib/Sema, CSRanking).
enum ScoreKind: Int, CaseIterable {
  /// Something is used that obsh lacks, and that may not exist.
  case hole
  /// A declaration marked as unavailable is used.
  case unavailable
  /// An async function is called in a synchronous context.
  case asyncInSync
  /// A synchronous function is called in an async context, or passed where an async one is expected.
  case syncInAsync
  /// A declaration marked `@_disfavoredOverload` is used.
  case disfavoredOverload
  /// `.member` is found in the wrapped type of an optional.
  case memberViaOptional
  /// A value declared with `!` is unwrapped.
  case forcedUnwrap
  /// A value is converted to `AnyHashable`.
  case userConversion
  /// A function is converted to one of another type; also a closure whose value is dropped.
  case functionConversion
  /// A `CGFloat` is converted to a `Double` or back, which costs more.
  case implicitValueConversion
  /// A literal has another type than its default type.
  case nonDefaultLiteral
  /// A collection is converted element by element.
  case collectionUpcast
  /// A value is wrapped in an optional.
  case valueToOptional
  /// A value is converted to `Any`.
  case emptyExistential
  /// A closure is passed where the parameter makes a closure of its argument.
  case functionToAutoclosure
  /// A function is used as a value, where a property of that name may be meant.
  case unappliedFunction
}

/// The distance of a solution from one without conversions: counts by kind, compared in the order of `ScoreKind`.
struct Score: Comparable {
  private var counts = SIMD16<Int16>(repeating: 0)
  /// The number of optionals that become `Any`. It only decides between solutions that nothing else tells apart:
  /// swiftc counts these when it looks for the error, and takes a single solution that it then finds.
  var erasedOptionals = 0

  static let perfect = Score()

  subscript(kind: ScoreKind) -> Int { Int(counts[kind.rawValue]) }

  mutating func increase(_ kind: ScoreKind, by amount: Int = 1) {
    counts[kind.rawValue] &+= Int16(truncatingIfNeeded: amount)
  }

  static func + (left: Score, right: Score) -> Score {
    var sum = left
    sum.counts &+= right.counts
    sum.erasedOptionals += right.erasedOptionals
    return sum
  }

  static func == (left: Score, right: Score) -> Bool { left.counts == right.counts }

  static func < (left: Score, right: Score) -> Bool {
    for kind in ScoreKind.allCases where left.counts[kind.rawValue] != right.counts[kind.rawValue] {
      return left.counts[kind.rawValue] < right.counts[kind.rawValue]
    }
    return false
  }
}
