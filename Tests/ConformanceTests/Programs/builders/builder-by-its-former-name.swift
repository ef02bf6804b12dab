@_functionBuilder
struct Lines { static func buildBlock(_ parts: String...) -> String { parts.joined(separator: "\n") } }
func text(@Lines _ make: () -> String) -> String { make() }
print(
  text {
    "a"; "b"
  })
