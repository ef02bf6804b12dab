struct V {
  var n = 0 { nonmutating didSet { count += 1 } }
  var count = 0
}
