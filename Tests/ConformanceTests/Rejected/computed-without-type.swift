// A computed property has a type.
struct Page {
  var n { 1 }
}
