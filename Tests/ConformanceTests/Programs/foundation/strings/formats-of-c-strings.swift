import Foundation
func tr(_ a: UnsafePointer<CChar>, _ b: UnsafePointer<CChar>) -> String { String(format: "%2$s-%1$s", a, b) }
func many(_ f: String, _ args: CVarArg...) -> String { String(format: f, arguments: args) }
print(tr("one", "two"))
func loc(_ a: UnsafePointer<CChar>) -> String { String(format: "<%s> %.2f", locale: Locale(identifier: "en_US"), a, 2.5) }
print(loc("x"))
func m(_ a: UnsafePointer<CChar>) -> String { many("%s %s", a, a) }
print(m("é"))
print(String(format: "%5.1f %@ %03d", 2.25, "a", 7))
"ptr".withCString { print(String(format: "%s!", $0)) }
