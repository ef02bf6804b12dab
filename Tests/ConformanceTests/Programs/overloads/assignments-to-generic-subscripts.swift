final class Box {
  var kept: [String: Any] = [:]
  subscript<T: RawRepresentable>(key: String) -> T? {
    get { (kept[key] as? T.RawValue).flatMap(T.init) }
    set { kept[key] = newValue?.rawValue; print("raw", newValue as Any) }
  }
  subscript<T>(key: String) -> T? {
    get { kept[key] as? T }
    set { kept[key] = newValue; print("plain", newValue as Any) }
  }
  var ask: Bool {
    get { kept["ask"] as? Bool ?? true }
    set { self[#function] = newValue }
  }
  var name: String? {
    get { self["name"] }
    set { self["name"] = newValue }
  }
  var mode: Mode {
    get { self["mode"] ?? .a }
    set { self["mode"] = newValue }
  }
}
enum Mode: Int { case a, b }
let box = Box()
box.ask = false
box.name = "n"
box.mode = .b
print(box.ask, box.name as Any, box.mode)
box["x"] = 3
let n: Int? = 4
box["y"] = n
box["z"] = Mode.b
let z: Mode? = box["z"]
print(z as Any)
