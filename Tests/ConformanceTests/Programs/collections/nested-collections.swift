// Arrays of arrays and dictionaries of arrays are changed in place through chains of subscripts.
var grid = Array(repeating: Array(repeating: 0, count: 4), count: 3)
for r in grid.indices { for c in grid[r].indices { grid[r][c] = r * 10 + c } }
grid[1][2] += 100
grid[2].append(99)
grid[0].swapAt(0, 3)
print(grid)
print(grid.map { $0.reduce(0, +) }, grid.flatMap { $0 }.count, grid.joined().filter { $0 > 20 }, grid[1].max()!)
let transposed = (0..<4).map { c in (0..<3).map { r in grid[r][c] } }
print(transposed)
var groups: [String: [Int]] = [:]
for n in 1...6 { groups[n % 2 == 0 ? "even" : "odd", default: []].append(n) }
groups["odd"]?[0] = 100
groups["even"]?.removeAll { $0 > 4 }
groups["none"]?.append(1)
print(groups["odd"]!, groups["even"]!, groups.count)
for key in groups.keys.sorted() { print(key, groups[key]!.count) }
var tree: [String: [String: [Int]]] = [:]
tree["a", default: [:]]["x", default: []].append(1)
tree["a", default: [:]]["x", default: []].append(2)
tree["b", default: [:]]["y", default: []] += [3, 4]
tree["a"]!["x"]![0] *= 50
tree["b"]?["y"]?.reverse()
print(tree["a"]!["x"]!, tree["b"]!["y"]!, tree["z"]?["x"] as Any)
print(tree.mapValues { $0.count }.sorted { $0.key < $1.key }.map(\.value))
struct Team {
  var name: String
  var members: [String] = []
  var scores: [String: Int] = [:]
}
var teams = [Team(name: "red"), Team(name: "blue")]
teams[0].members += ["Ann", "Bo"]
teams[1].members.append("Cy")
for i in teams.indices { for m in teams[i].members { teams[i].scores[m] = m.count } }
teams[0].scores["Ann"]! += 10
teams[1].scores["Cy", default: 0] *= 2
print(teams.map { $0.scores.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" } })
print(teams.flatMap(\.members), teams.first { $0.members.contains("Cy") }!.name, teams.map(\.scores.count))
var matrix = [[1, 2], [3, 4]]
(matrix[0], matrix[1]) = (matrix[1], matrix[0])
matrix[0][0] = matrix[1][1] + matrix[0][1]
print(matrix, matrix == [[6, 4], [1, 2]], matrix.map { $0.map(String.init).joined(separator: " ") })
var sets: [Character: Set<String>] = [:]
for word in ["ant", "bee", "ape"] { sets[word.first!, default: []].insert(word) }
print(sets["a"]!.sorted(), sets["b"]!.count, sets.keys.sorted())
var optionals: [[Int]?] = [[1], nil]
optionals[0]?.append(2)
optionals[1]?.append(3)
print(optionals)
