// A view that obsh does not have.

// Unknown values that only affect appearance get a stand-in of their type.
func _look(_ name: String) -> LocalizedStringKey { LocalizedStringKey("\(name)‹opaque›") }
func _look(_ name: String) -> LocalizedStringResource { LocalizedStringResource("\(name)‹opaque›") }
func _look(_ name: String) -> Image { Image("\(name)‹opaque›") }
func _look(_ name: String) -> Color { Color("\(name)‹opaque›") }
func _look(_ name: String) -> Font { .body }
// A notification by a name that nobody posts never comes.
func _look(_ name: String) -> NSNotification.Name { NSNotification.Name("\(name)‹opaque›") }
func _look(_ name: String) -> BlendMode { .normal }
func _look(_ name: String) -> Animation { .default }

/// A control with a style that obsh does not have is shown as it is without one.
extension _Opaque: _PlainStyle {}

extension _Opaque: View {
  var body: some View { Text(verbatim: description) }
}
