// @Observable needs its import.
@Observable class Model {
  var count = 0
}
