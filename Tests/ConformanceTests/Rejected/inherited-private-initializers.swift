class C { static let shared = C(); private init() {} }
class D: C {}
let d = D()
let c = C()
