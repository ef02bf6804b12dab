// A type conforms to a protocol once, and under a condition only to that protocol itself.
protocol Named {}
protocol Titled: Named {}
struct Two<T> {}
extension Two: Named where T == Int {}
extension Two: Named where T == String {}
struct Plain<T> {}
extension Plain: Named {}
extension Plain: Named where T == String {}
struct Later<T> {}
extension Later: Named where T == String {}
extension Later: Named {}
struct Implied<T> {}
extension Implied: Titled where T: Named {}
struct Said<T> {}
extension Said: Titled where T: Named {}
extension Said: Named where T: Named {}
struct Always<T> {}
extension Always: Titled where T: Named {}
extension Always: Named {}
class Base: Named {}
class Derived: Base, Named {}
