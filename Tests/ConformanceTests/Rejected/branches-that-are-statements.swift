// A branch of an `if` or `switch` expression that is a statement has no value.
func half(_ text: String) throws -> Int { text.count / 2 }
func pick(_ flag: Bool) {
  let a = if flag { do { try half("1") } catch { 2 } } else { 1 }
  let b: Int = if flag { while true {} } else { 1 }
  let c = switch flag {
  case true: 1
  case false: do { 3 }
  }
  let d = if flag { let e = 1 } else { 1 }
  let f = if flag { print("f"); fatalError() } else { 1 }
}
