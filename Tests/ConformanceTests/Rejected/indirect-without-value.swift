enum Tree { indirect case node(Int, Tree), leaf }
enum List {
  case end
  indirect case empty
}
indirect enum Fine { case a, b(Fine) }
