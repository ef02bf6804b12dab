@dynamicMemberLookup struct A {}
@dynamicMemberLookup struct B { subscript(dynamicMember name: String) -> Int { 1 } }
@dynamicMemberLookup struct C { subscript(dynamicMember name: Int) -> Int { 1 } }
@dynamicMemberLookup struct D { subscript<T>(dynamicMember path: KeyPath<B, T>) -> Int { 1 } }
@dynamicMemberLookup struct E {}
extension E { subscript(dynamicMember name: StaticString) -> Int { 1 } }
@dynamicMemberLookup protocol F {}
extension F { subscript(dynamicMember name: String) -> Int { 1 } }
@dynamicMemberLookup protocol G {}
@dynamicMemberLookup class H { subscript(dynamicMember name: String) -> Int { 1 } }
@dynamicMemberLookup class I: H {}
@dynamicMemberLookup enum J { subscript(dynamicMember name: String, x: Int = 1) -> Int { 1 } }
@dynamicMemberLookup enum K { static subscript(dynamicMember name: String) -> Int { 1 } }
@dynamicMemberLookup struct L { subscript<T: ExpressibleByStringLiteral>(dynamicMember name: T) -> Int { 1 } }
@dynamicMemberLookup struct M: F {}
@dynamicMemberLookup struct N { subscript(name: String) -> Int { 1 } }
@dynamicMemberLookup struct O<T> {
  let value: T
  subscript<V>(dynamicMember path: KeyPath<T, V> & Sendable) -> V { value[keyPath: path] }
}
@dynamicMemberLookup struct P<T> { subscript<V>(dynamicMember path: ReferenceWritableKeyPath<T, V>) -> V { fatalError() } }
@dynamicMemberLookup struct Q<T> { subscript(dynamicMember path: PartialKeyPath<T>) -> Int { 1 } }
@dynamicCallable struct CA {}
@dynamicCallable struct CB { func dynamicallyCall(withArguments: [Int]) {} }
@dynamicCallable struct CC { func dynamicallyCall(withKeywordArguments: KeyValuePairs<String, Int>) {} }
@dynamicCallable struct CD { func dynamicallyCall(withKeywordArguments: [String: Int]) {} }
@dynamicCallable struct CE { func dynamicallyCall(withArguments: Int) {} }
@dynamicCallable struct CG { func dynamicallyCall(with: [Int]) {} }
@dynamicCallable class CQ { func dynamicallyCall(withArguments: Set<Int>) {} }
@dynamicCallable class CR: CQ {}
@dynamicCallable struct CU { func dynamicallyCall(withKeywordArguments: [Int: Int]) {} }
protocol Source<Element, Other> { associatedtype Element }
protocol Named<Element>: Source {}
protocol Listed<Element>: Sequence {}
protocol Alias<Text> { typealias Text = Int }
@frozen struct Inner {}
@frozen public struct Outer {}
@frozen enum Choice { case a }
@frozen private struct Own {}
struct Holder { @frozen struct Nested {}; @frozen public struct Shown {} }
@frozen @usableFromInline struct Usable {}
@frozen class Object {}
@frozen func function() {}
