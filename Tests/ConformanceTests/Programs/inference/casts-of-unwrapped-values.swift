// A value declared with `!` is bridged like any other, and a disfavored overload is chosen where only it fits.
import Foundation

let written: NSString! = "a"
struct Reader {
  let values: [String: Any] = ["a": "text", "n": 3]
  var text: String { value(for: written as String) }
  var maybe: String? { value(for: written as String) }
  var number: Int { value(for: "n") }
  var missing: Int? { value(for: written as String) }
  @_disfavoredOverload
  private func value<T>(for key: String) -> T { values[key] as! T }
  private func value<T>(for key: String) -> T? { values[key] as? T }
  private func value(for key: String) -> Bool { key.isEmpty }
}
print(Reader().text, Reader().maybe as Any, Reader().number, Reader().missing as Any)
