func f() {
  let x: Int = "a"
  let = 3
  let z: String = 1
}
if true {
print("a"
}
let y: Int = "b"
