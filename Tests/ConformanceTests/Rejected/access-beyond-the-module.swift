// What is public is made of what is public.
internal class A {}
public class B: A {}
public struct S { public var a: A; public func f() -> A { A() } ; public init(a: A) { self.a = a } ; public static let z = A() }
public protocol P { var a: A { get } }
public enum E { case a(A) }
public func f(_ a: A) {}
public let g = A()
public typealias T = A
open class O {}
open struct Q {}
