import Foundation

func decode() throws {
  struct Player: Codable {
    let id: String
    let health: Int
    enum Keys: String, CodingKey { case id, health = "hp" }
    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Keys.self)
      id = try values.decode(String.self, forKey: .id)
      health = try values.decode(Int.self, forKey: .health)
    }
  }
  struct Team: Decodable {
    let players: [Player]
    enum Keys: String, CodingKey { case players }
    init(from decoder: any Decoder) throws {
      var values = try decoder.container(keyedBy: Keys.self).nestedUnkeyedContainer(forKey: .players)
      var players = [Player]()
      while !values.isAtEnd { players.append(try values.decode(Player.self)) }
      self.players = players
    }
  }
  let team = try JSONDecoder().decode(Team.self, from: Data(#"{"players":[{"id":"a","hp":3},{"id":"b","hp":4}]}"#.utf8))
  print(team.players.map { "\($0.id) \($0.health)" })
  print(Player.Keys.health.rawValue, Player.Keys(rawValue: "hp") == .health, Team.Keys(rawValue: "none") == nil)
}
try decode()

func nested() {
  struct Outer {
    struct Inner {
      enum Level: Int { case low = 1, high }
      var level = Level.high
    }
    var inner = Inner()
  }
  print(Outer().inner.level.rawValue, Outer.Inner.Level(rawValue: 1)!)
}
nested()
