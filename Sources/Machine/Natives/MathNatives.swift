#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import Code

/// Foundation's mathematics. The same functions serve `Float`, whose overloads round the result.
enum MathNatives {
  static var natives: NativeTable {
    var table: NativeTable = [:]
    for (name, function) in unary {
      table["math.\(name)"] = { Value(function($0[0].double)) }
      if generic.contains(name) { continue }
      table["math.\(name) Float"] = { Value(Double(Float(function($0[0].double)))) }
    }
    for (name, function) in binary {
      table["math.\(name)"] = { Value(function($0[0].double, $0[1].double)) }
      if generic.contains(name) { continue }
      table["math.\(name) Float"] = { Value(Double(Float(function($0[0].double, $0[1].double)))) }
    }
    return table
  }

  /// The functions that have a generic overload instead of one for `Float`, or none.
  private static let generic: Set<String> = [
    "sqrt", "floor", "ceil", "round", "trunc", "fabs", "fmod", "remainder", "lgamma",
    "j0", "j1", "y0", "y1",
  ]

  static let unary: [(name: String, function: @Sendable (Double) -> Double)] = [
    ("sqrt", { $0.squareRoot() }), ("cbrt", { cbrt($0) }), ("floor", { $0.rounded(.down) }),
    ("ceil", { $0.rounded(.up) }), ("round", { $0.rounded() }), ("trunc", { $0.rounded(.towardZero) }),
    ("rint", { $0.rounded(.toNearestOrEven) }), ("fabs", { $0.magnitude }),
    ("sin", { sin($0) }), ("cos", { cos($0) }), ("tan", { tan($0) }), ("asin", { asin($0) }), ("acos", { acos($0) }),
    ("atan", { atan($0) }), ("sinh", { sinh($0) }), ("cosh", { cosh($0) }), ("tanh", { tanh($0) }),
    ("exp", { exp($0) }), ("exp2", { exp2($0) }), ("expm1", { expm1($0) }), ("log", { log($0) }),
    ("log2", { log2($0) }), ("log10", { log10($0) }), ("log1p", { log1p($0) }),
    ("asinh", { asinh($0) }), ("acosh", { acosh($0) }), ("atanh", { atanh($0) }), ("erf", { erf($0) }),
    ("erfc", { erfc($0) }), ("tgamma", { tgamma($0) }), ("logb", { logb($0) }),
    ("lgamma", { lgamma($0) }), ("j0", { j0($0) }), ("j1", { j1($0) }), ("y0", { y0($0) }), ("y1", { y1($0) }),
  ]

  static let binary: [(name: String, function: @Sendable (Double, Double) -> Double)] = [
    ("pow", { pow($0, $1) }), ("fmod", { fmod($0, $1) }), ("atan2", { atan2($0, $1) }), ("hypot", { hypot($0, $1) }),
    ("fmin", { fmin($0, $1) }), ("fmax", { fmax($0, $1) }), ("remainder", { remainder($0, $1) }),
    ("copysign", { copysign($0, $1) }), ("fdim", { fdim($0, $1) }),
  ]
}
