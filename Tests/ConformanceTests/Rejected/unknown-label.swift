// break names a label that encloses it.
outer: for i in 1...3 {
  if i == 2 { break inner }
}
