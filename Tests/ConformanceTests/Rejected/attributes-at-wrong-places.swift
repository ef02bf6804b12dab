// Attributes of the language before declarations that cannot have them, without arguments, or without a star.
@discardableResult struct Value {}
@discardableResult var computed: Int { 1 }
@inline(never) struct Inlined {}
@inlinable class Store {}
@usableFromInline func used() {}
@resultBuilder func built() {}
@dynamicMemberLookup func looked() {}
@propertyWrapper protocol Wrapping {}
@propertyWrapper extension Value {}
@globalActor func acting() {}
@usableFromInline extension Store {}
@testable struct Tested {}
@warn_unqualified_access struct Warned {}
@available(iOS 17) func newer() {}
@available(macOS 14, iOS 17) struct Newer {}
@available(swift 5) func swifty() {}
@available(macOS, introduced: 14) func introduced() {}
struct Place {
  @inlinable init() {}
  @discardableResult init(_ number: Int) {}
  @discardableResult subscript(_ index: Int) -> Int { index }
  @inline(__always) var flag: Bool { true }
  @inline(__always) func test() {}
  @Sendable func sent() {}
  @Sendable var sendable: Int { 1 }
}
