// An actor's property is not read from outside without waiting.
actor Counter {
  var n = 0
}
func show(_ counter: Counter) {
  print(counter.n)
}
