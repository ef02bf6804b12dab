// A view that obsh lacks.

// Unknown values that only affect appearance get a stand-in of their type.
func _look(_ name: String) -> LocalizedStringKey { LocalizedStringKey("\(name)‹opaque›") }
func _look(_ name: String) -> LocalizedStringResource { LocalizedStringResource("\(name)‹opaque›") }
func _look(_ name: String) -> Image { Image("\(name)‹opaque›") }
func _look(_ name: String) -> Color { Color("\(name)‹opaque›") }
func _look(_ name: String) -> UIColor { UIColor(_name: "\(name)‹opaque›") }
func _look(_ name: String) -> Font { .body }
// A notification with a name that nothing posts never arrives.
func _look(_ name: String) -> NSNotification.Name { NSNotification.Name("\(name)‹opaque›") }
func _look(_ name: String) -> BlendMode { .normal }
func _look(_ name: String) -> Animation { .default }

/// A control with a style that obsh lacks is shown without the style.
extension _Opaque: _PlainStyle {}

extension _Opaque: View {
  var body: some View { Text(verbatim: description) }
}

/// A publisher that obsh lacks never publishes.
extension _Opaque {
  var _stream: _Stream { _Stream._empty(false) }
}

/// Subscribed to such a publisher, a program waits.
func _look(_ name: String) -> AnyCancellable { AnyCancellable {} }
