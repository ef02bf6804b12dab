// Structs in an array, changed in place: five bodies that attract each other.

struct Vector {
  var x: Double
  var y: Double
  var z: Double

  static func + (lhs: Vector, rhs: Vector) -> Vector { Vector(x: lhs.x + rhs.x, y: lhs.y + rhs.y, z: lhs.z + rhs.z) }
  static func - (lhs: Vector, rhs: Vector) -> Vector { Vector(x: lhs.x - rhs.x, y: lhs.y - rhs.y, z: lhs.z - rhs.z) }
  static func * (lhs: Vector, rhs: Double) -> Vector { Vector(x: lhs.x * rhs, y: lhs.y * rhs, z: lhs.z * rhs) }
  var squared: Double { x * x + y * y + z * z }
}

struct Body {
  var position: Vector
  var velocity: Vector
  let mass: Double
}

struct System {
  var bodies: [Body] = []

  mutating func advance(by time: Double) {
    for i in 0..<bodies.count {
      for j in (i + 1)..<bodies.count {
        let distance = bodies[i].position - bodies[j].position
        let squared = distance.squared
        let magnitude = time / (squared * squared.squareRoot())
        bodies[i].velocity = bodies[i].velocity - distance * (bodies[j].mass * magnitude)
        bodies[j].velocity = bodies[j].velocity + distance * (bodies[i].mass * magnitude)
      }
    }
    for i in 0..<bodies.count {
      bodies[i].position.x += bodies[i].velocity.x * time
      bodies[i].position.y += bodies[i].velocity.y * time
      bodies[i].position.z += bodies[i].velocity.z * time
    }
  }

  func energy() -> Double {
    var energy = 0.0
    for (index, body) in bodies.enumerated() {
      energy += 0.5 * body.mass * body.velocity.squared
      for other in bodies[(index + 1)...] {
        energy -= body.mass * other.mass / (body.position - other.position).squared.squareRoot()
      }
    }
    return energy
  }
}

var system = System()
func add(_ position: (Double, Double, Double), _ velocity: (Double, Double, Double), mass: Double) {
  let year = 365.24
  system.bodies.append(
    Body(
      position: Vector(x: position.0, y: position.1, z: position.2),
      velocity: Vector(x: velocity.0, y: velocity.1, z: velocity.2) * year, mass: mass * 39.47841760435743))
}

// The sun and its giants.
add((0, 0, 0), (0, 0, 0), mass: 1)
add(
  (4.84143144246472090, -1.16032004402742839, -0.103622044471123109),
  (0.00166007664274403694, 0.00769901118419740425, -0.0000690460016972063023), mass: 0.000954791938424326609)
add(
  (8.34336671824457987, 4.12479856412430479, -0.403523417114321381),
  (-0.00276742510726411021, 0.00499852801234917238, 0.0000230417297573763929), mass: 0.000285885980666130812)
add(
  (12.8943695621391310, -15.1111514016986312, -0.223307578892655734),
  (0.00296460137564761618, 0.00237847173959480950, -0.0000296589568540237556), mass: 0.0000436624404335156298)
add(
  (15.3796971148509165, -25.9193146099879641, 0.179258772950371181),
  (0.00268067772490389322, 0.00162824170038242295, -0.0000951592254519715870), mass: 0.0000515138902046611451)

let before = system.energy()
for _ in 0..<200_000 { system.advance(by: 0.01) }
let change = (system.energy() - before) / before
precondition(change > -0.01 && change < 0.01)
print(system.bodies.map { Int($0.position.x * 1_000_000) })
