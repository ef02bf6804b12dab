// Types that only the type around them sees.
struct Outer { private struct Inner {} ; var a: Inner? ; func f(_ i: Inner) {} ; private var ok: Inner? ; func g() -> Inner { Inner() } ; enum X { case a(Inner) } ; fileprivate var b = Inner() }
let o = Outer()
