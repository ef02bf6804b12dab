let a: Character = "ab"
let b: Unicode.Scalar = "ab"
func f(_ c: Character) {}
f("xy")
struct Key: ExpressibleByExtendedGraphemeClusterLiteral {
  init(extendedGraphemeClusterLiteral v: Character) {}
}
let k: Key = "long"
let e: Character = ""
