struct Item { var title: String; var isDone = false; var n = 3 }
var items = [Item(title: "a")]
let a = items.filter { $0.isDone = true }
let b = items.first { $0.n = 3 }
items.sort { $0.title }
let c = items.sorted { $0.title }
let d = items.max { $0.n }
let account = makeAccount()
func transfer(from: Int, to: Int, amount: Int) {}
transfer(account, 2, 5)
transfer(from: account, amount: 5, to: 2)
transfer(from: account, to: 2)
