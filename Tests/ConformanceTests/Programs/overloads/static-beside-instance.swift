// A static method and a method of instances may share name and labels. `T.name` means the second where its value is
// called, or where a function to a function is expected.
struct Station {
  let name: String
  static func track(_ number: Int) -> String { "static track \(number)" }
  func track(_ number: Int) -> String { "\(name) track \(number)" }
  func title() -> String { "title of \(name)" }
  static func title(_ station: Station) -> String { "static title of \(station.name)" }
}

let north = Station(name: "north")
print(Station.track(1), Station.track(north)(2), north.track(3))

let bound: (Station) -> () -> String = Station.title
let direct: (Station) -> String = Station.title
print(bound(north)(), direct(north))

let tracks: (Station) -> (Int) -> String = Station.track
let track: (Int) -> String = Station.track
print(tracks(north)(4), track(5))

// A result that can be called is that of the static method.
struct Doubler {
  func callAsFunction(_ number: Int) -> Int { number * 2 }
}

struct Tools {
  static func doubler(_ tools: Tools) -> Doubler { Doubler() }
  func doubler() -> Int { 0 }
}
print(Tools.doubler(Tools())(21))
