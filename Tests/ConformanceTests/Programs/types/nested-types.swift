// Types inside types: names, private state, enums as namespaces, typealias, extensions that nest, static members.
struct Game {
  enum Difficulty: Int, CaseIterable {
    case easy = 1, hard = 3
    var factor: Int { rawValue * Game.base }
  }
  struct Player {
    struct Stats { var wins = 0, losses = 0 }
    var name: String
    var stats = Stats()
    mutating func win(on d: Difficulty) { stats.wins += d.factor }
  }
  static let base = 10
  typealias Players = [Player]
  private struct Secret { let code = 42 }
  var players: Players = []
  var code: Int { Secret().code }
  mutating func add(_ name: String) { players.append(Player(name: name)) }
}
var game = Game()
game.add("Ann")
game.players[0].win(on: .hard)
print(game.players, game.code)
let player = Game.Player(name: "Bo", stats: .init(wins: 1))
print(player, player.stats.losses, Game.Difficulty.allCases, Game.Player.Stats.self)
func level(_ d: Game.Difficulty) -> Int { d.factor }
print(level(.easy), Game.Difficulty(rawValue: 3)!, [Game.Difficulty.easy])
extension Game {
  enum Event: Equatable {
    case scored(Int)
    case ended
  }
  func handle(_ event: Event) -> String {
    switch event {
    case .scored(let n): "scored \(n)"
    case .ended: "ended"
    }
  }
}
print(game.handle(.scored(3)), game.handle(Game.Event.ended), Game.Event.scored(1) == .scored(1), [Game.Event.ended])
enum Math {
  static let tau = 6.28
  static func area(_ r: Double) -> Double { tau / 2 * r * r }
  enum Unit: String { case cm, inch = "in" }
}
print(Math.area(1), Math.Unit.inch.rawValue, Math.Unit(rawValue: "cm")!)
class Tree {
  final class Node {
    var value: Int
    var left, right: Node?
    init(_ value: Int) { self.value = value }
  }
  var root: Node?
  func insert(_ value: Int) {
    func place(_ node: Node?) -> Node {
      guard let node else { return Node(value) }
      if value < node.value { node.left = place(node.left) } else { node.right = place(node.right) }
      return node
    }
    root = place(root)
  }
  var sorted: [Int] {
    func walk(_ n: Node?) -> [Int] { n.map { walk($0.left) + [$0.value] + walk($0.right) } ?? [] }
    return walk(root)
  }
}
let tree = Tree()
for n in [5, 2, 8, 1] { tree.insert(n) }
print(tree.sorted, tree.root!.left!.value, type(of: tree.root!))
