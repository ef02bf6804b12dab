// fallthrough enters the next case without testing it; break leaves the switch; the default takes the rest.
func steps(_ n: Int) -> [String] {
  var log: [String] = []
  switch n {
  case 1:
    log.append("one")
    fallthrough
  case 2:
    log.append("two")
    fallthrough
  case 100:
    log.append("hundred")
  case 3:
    if log.isEmpty { break }
    log.append("unreachable")
  default:
    log.append("default")
  }
  return log
}
for n in [1, 2, 100, 3, 4] { print(n, steps(n)) }

func first(_ n: Int) -> String {
  switch n {
  case 8, 9, 10: return "more"
  case 7: return "seven"
  default: return "other"
  }
}
print(first(7), first(8), first(11))

outer: for i in 1...5 {
  switch i {
  case 2: continue
  case 4: break outer
  default: break
  }
  print("i", i)
}
let five = [5][0]
switch five {
case _ where five > 9: print("never")
case _: print("wildcard")
}
switch () {
case (): print("void")
}
