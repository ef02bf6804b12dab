// A property's default cannot read another property of self.
struct Size {
  var width = 1
  var area = width * 2
}
