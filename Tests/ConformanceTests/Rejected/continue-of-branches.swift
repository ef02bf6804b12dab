var count = 0
one: if count < 3 {
  count += 1
  continue one
}
two: switch count {
case 1: continue two
default: break
}
three: do {
  count += 1
  if count < 5 { continue three }
}
