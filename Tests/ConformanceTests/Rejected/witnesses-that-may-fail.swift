protocol Named { init(string: String) }
class A: Named { required init?(string: String) {} }
class B: Named { required init!(string: String) {} }
struct C: Named { init?(string: String) { nil } }
protocol Checked { init?(string: String) }
struct D: Checked { init(string: String) {} }
struct E: Checked { init?(string: String) { nil } }
enum F: String, Raw { case a }
protocol Raw { init(rawValue: String) }
struct Part: Equatable {}
enum G: Comparable { case a(Part) }
enum H: Comparable { case a(Int), b }
enum I: Int, Comparable { case a }
enum J<T: Comparable>: Comparable { case a(T) }
enum K<T> { case a(T) }
extension K: Equatable where T: Equatable {}
extension K: Comparable where T: Comparable {}
enum L: Comparable { case a(Part); static func < (left: L, right: L) -> Bool { false } }
enum M: Comparable { case a([Part]), b(Int?) }
enum N: Comparable { case a(String, n: Double); indirect case c(N) }
enum O: String, Comparable { case a; static func < (left: O, right: O) -> Bool { false } }
