// Values deep inside others are changed where they are; copies keep what they had.

struct Point: Equatable {
  var x = 0
  var y = 0.0
  var name = ""
}

struct Shape {
  var points: [Point] = []
  var center = Point()
  var tags: [String: [Int]] = [:]
  var pair = (first: Point(), second: [1, 2, 3])
}

struct World {
  var shapes: [Shape] = []
  var grid = [[0, 0], [0, 0]]
  var label: String? = nil
}

final class Holder {
  var world = World()
  var points = [Point(), Point()]
  var point = Point()
  deinit { print("holder gone", world.shapes.count) }
}

var world = World(shapes: [Shape(points: [Point(), Point(x: 1)])])
let before = world
world.shapes[0].points[1].x += 41
world.shapes[0].points[1].y = 1.5
world.shapes[0].points[0].name = "first"
world.shapes[0].center.x -= 3
world.shapes[0].pair.first.x = 9
world.shapes[0].pair.second[2] *= 5
world.shapes[0].tags["a", default: []].append(4)
world.grid[1][0] = 7
world.grid[0][1] += 2
world.shapes.append(world.shapes[0])
world.shapes[1].points[1].x = 0
world.label = "changed"
print(before.shapes[0].points, before.shapes[0].center, before.shapes[0].pair, before.grid, before.label as Any)
print(world.shapes.map { $0.points }, world.shapes[0].pair, world.shapes[0].tags, world.grid, world.shapes.count)

// A copy of an inner value and of an inner array.
var inner = world.shapes[0].points
world.shapes[0].points[0].x = 100
inner[1].name = "inner"
var element = inner[1]
element.name += "!"
inner[1].x &+= 1
print(world.shapes[0].points, inner, element)

// Through instances, and captured variables.
let holder = Holder()
holder.world = world
holder.world.shapes[0].points[0].x += 1
holder.points[1].x += 5
holder.point.name += "p"
let saved = holder.points
holder.points[1].x += 5
print(holder.world.shapes[0].points[0], world.shapes[0].points[0], holder.points, saved, holder.point)

func counter() -> () -> [Point] {
  var points = [Point()]
  return {
    points[0].x += 1
    points[0].name += "."
    return points
  }
}
let count = counter()
let once = count()
print(once, count())

// Locals and inout parameters.
func change(_ world: inout World, at index: Int) {
  world.shapes[index].points[0].x *= 2
  var shape = world.shapes[index]
  shape.points[0].x = -1
  world.shapes[index].center = shape.points[0]
  world.grid[index].append(index)
}
func local() -> World {
  var own = before
  change(&own, at: 0)
  own.shapes[0].points[1].y -= 0.5
  return own
}
print(local().shapes[0].points, local().grid, before.shapes[0].points)

// Parts that are read while others are written.
var list = [Point(x: 1), Point(x: 2), Point(x: 3)]
for point in list {
  list[0].x += point.x
  list.append(point)
  if point.x == 2 { list[1] = Point(x: 50) }
}
print(list.map(\.x))
for index in list.indices { list[index].x = list[list.count - 1 - index].x }
print(list.map(\.x))
list[0] = list[1]
list[0].x += list[1].x
list.swapAt(0, 2)
print(list.map(\.x))

// The old value goes when the new one has come.
struct Box { var holder: Holder? }
struct Boxes { var all: [Box] }
var boxes = Boxes(all: [Box(holder: Holder()), Box(holder: nil)])
boxes.all[0].holder?.world.shapes.append(Shape())
boxes.all[0].holder = nil
print("released")
boxes.all[1].holder = Holder()
boxes.all[1] = Box(holder: nil)
print("replaced")

// Payloads.
enum Item: Equatable {
  case empty
  case one(Point)
  case many([Point], count: Int)

  mutating func grow() {
    switch self {
    case .empty: self = .one(Point())
    case .one(var point):
      point.x += 1
      self = .many([point], count: 1)
    case .many(var points, let count):
      points[0].x += 1
      points.append(points[0])
      self = .many(points, count: count + 1)
    }
  }
}
var items = [Item.empty, .empty]
for _ in 0..<4 { items[0].grow() }
items[1].grow()
let kept = items
items[1].grow()
print(items, kept[1])
for case .many(let points, _) in items { print(points.count) }
for case .one(let point) in kept { print(point) }

// Elements that a loop binds outlive what happens to the array.
func consume(_ source: [Item]) -> [Item] {
  var items = source
  var kept: [Item] = []
  for item in items {
    items.removeAll()
    kept.append(item)
    if case .many(let points, let count) = item {
      items = [.many(points + points, count: count * 2)]
      kept += items
    }
  }
  return kept
}
print(consume(items).count, consume(kept).last!)
