func empty(_ list: [Int]) {
  var list = list
  let sorted = list.sort()
  print(sorted.count, ().first)
}
