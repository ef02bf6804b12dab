// Names with the module that declares them.

import Foundation

let a: Swift::Array<Swift::Int> = [1, 2]
print(a.Swift::count, a.Swift::map { $0 + 1 }, Swift::max(1, 3), Swift::min(2, 1) as Swift::Int)
extension Swift::Int { var twice: Swift::Int { self * 2 } }
func f(_ x: Swift::String?) -> Swift::Optional<Foundation::Date> { x.map { _ in Foundation::Date(timeIntervalSince1970: 5) } }
print(f("a")!.timeIntervalSince1970, 4.twice, main::own(), "a::b")
func own() -> Swift::Bool { true }
struct Date {}
print(Date(), Foundation::Date.distantPast < Foundation::Date())
