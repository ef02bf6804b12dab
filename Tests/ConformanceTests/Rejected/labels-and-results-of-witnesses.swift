// Witnesses with other labels, and results that would have to be `Self`.
protocol Drawer { func draw(at: Int) }
struct Pen: Drawer { func draw(on x: Int) {} }
struct Brush: Drawer { func draw(_ x: Int) {} }
protocol Made { init(from: Int) }
struct Chair: Made { init(_ from: Int) {} }
struct Several: Drawer { func draw(a: Int) {}; func draw(b: Int) {} }
struct Other: Drawer { func draw(on x: String) {} }
protocol Copying { func copy() -> Self; static var shared: Self { get } }
class Sheet: Copying { func copy() -> Sheet { Sheet() }; static let shared = Sheet() }
final class Page: Copying { func copy() -> Page { Page() }; static let shared = Page() }
protocol Making { static func make() -> Self? }
class Maker: Making { static func make() -> Maker? { nil } }
class Fitting: Making { static func make() -> Self? { nil } }
