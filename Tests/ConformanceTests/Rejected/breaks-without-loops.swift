func inIf(_ flag: Bool) { if flag { break } }
func inElse(_ flag: Bool) { if flag { print(1) } else { break } }
func inDo() { do { break } }
func bare() { break }
func inGuard(_ flag: Bool) { guard flag else { break }; print(1) }
[1, 2].forEach { if $0 == 2 { break } }
let closure = { (number: Int) in
  for _ in 0..<number { let inner = { if number > 1 { break } }; inner() }
}
