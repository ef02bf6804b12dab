class Model: @Observable {
  var n = 0
}
