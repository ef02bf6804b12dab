// A constant has no setter to hide.
struct Page {
  private(set) let n = 1
  private(set) var m: Int { 1 }
}
