// A property wrapper has a wrappedValue.
@propertyWrapper
struct Wrapper {
  var value = 0
}
