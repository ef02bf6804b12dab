// A computed property observes itself.
struct Page {
  var n: Int {
    get { 1 }
    willSet {}
  }
  var m: Int = 1 { get { 1 } }
}
