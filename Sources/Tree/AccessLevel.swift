/// The access levels, from the narrowest.
package enum AccessLevel: Int, Comparable {
  case `private`, `fileprivate`, `internal`, package, `public`

  package static func < (left: AccessLevel, right: AccessLevel) -> Bool { left.rawValue < right.rawValue }

  package var word: String {
    switch self {
    case .private: "private"
    case .fileprivate: "fileprivate"
    case .internal: "internal"
    case .package: "package"
    case .public: "public"
    }
  }

  /// `a private`, `an internal`
  package var withArticle: String { self == .internal ? "an internal" : "a \(word)" }
}
