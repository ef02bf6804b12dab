// A constant is not computed.
struct Page {
  let n: Int { 1 }
  let m = 1 { didSet {} }
}
