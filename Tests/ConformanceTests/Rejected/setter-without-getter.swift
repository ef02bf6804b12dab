// What can be set can be read.
struct Page {
  var n: Int { set { print(newValue) } }
}
