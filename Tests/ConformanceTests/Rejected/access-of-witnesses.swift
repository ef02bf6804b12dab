protocol Shape { func draw(); var n: Int { get set }; init() ; static func k(); subscript(i: Int) -> Int { get } }
struct S: Shape { private func draw() {} ; private(set) var n = 1; private init() {} ; fileprivate static func k() {} ; private subscript(i: Int) -> Int { i } }
struct D: CustomStringConvertible, Equatable { private var description: String { "" } ; private static func == (a: D, b: D) -> Bool { true } }
private struct Q: Shape { func draw() {} ; private var n = 1; init() {} ; static func k() {} ; subscript(i: Int) -> Int { i } }
private protocol PP { func z() }
struct R: PP { private func z() {} }
public protocol PQ { func z() }
public struct R2: PQ { func z() {} }
class A { func f() {} ; var p: Int { 1 } ; init() {} ; var q = 1 }
class B: A { private override func f() {} ; fileprivate override var p: Int { 2 } ; private override init() {} ; override private(set) var q: Int { get { 1 } set {} } }
class V { private class W {} ; private struct X {} }
let v = V.W()
let x: V.X? = nil
func tt(_ v: V) { _ = V.X() }
enum Z { private case a }
private let zz = 1
class O { required private init() {} ; private subscript(x: Int) -> Int { 1 } ; private weak var o: O? ; private lazy var l = 1 }
