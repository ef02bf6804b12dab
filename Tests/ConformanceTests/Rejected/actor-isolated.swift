// An actor's state is awaited from outside.
actor Counter {
  var n = 0
  func up() { n += 1 }
}
func use(_ counter: Counter) {
  counter.up()
}
