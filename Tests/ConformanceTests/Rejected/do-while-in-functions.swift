func f() {
  var i = 0
  do {
    i += 1
  } while (i < 3)
}
