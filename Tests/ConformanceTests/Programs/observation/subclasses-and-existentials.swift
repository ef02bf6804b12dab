// Observable classes and subclasses: observable, plain, overriding, calling super, with protocols and generics.
import Observation

@Observable class Animal {
  var name: String
  var legs = 4
  init(name: String) { self.name = name }
  var summary: String { "\(name) with \(legs) legs" }
  func rename(to name: String) { self.name = name }
}
@Observable class Dog: Animal {
  var tricks: [String] = []
  override var summary: String { super.summary + ", tricks \(tricks.count)" }
  override func rename(to name: String) { super.rename(to: name.uppercased()) }
  convenience init() { self.init(name: "dog") }
}
class Puppy: Dog {
  var age = 0
  override var legs: Int {
    get { super.legs }
    set { super.legs = min(newValue, 4) }
  }
}
func track(_ name: String, _ read: @escaping () -> Void, _ write: () -> Void) {
  var count = 0
  withObservationTracking(read) { count += 1 }
  write()
  print(name, count)
}
let dog = Dog(name: "Rex")
let puppy = Puppy(name: "Bit")
let animals: [Animal] = [Animal(name: "Cat"), dog, puppy]
track("base property of subclass", { _ = dog.name }) { dog.name = "Max" }
track("own property", { _ = dog.summary }) { dog.tricks.append("sit") }
track("override calls super", { _ = dog.summary }) { dog.legs = 3 }
track("overridden method", { _ = dog.name }) { dog.rename(to: "ben") }
track("plain subclass property", { _ = puppy.age }) { puppy.age = 1 }
track("inherited in plain subclass", { _ = puppy.tricks }) { puppy.tricks = ["roll"] }
track("overridden property", { _ = puppy.legs }) { puppy.legs = 9 }
track("overridden property, other", { _ = puppy.legs }) { puppy.legs = 2 }
track("through the base type", { for a in animals { _ = a.summary } }) { puppy.name = "Bite" }
track("through the base type, write", { _ = puppy.summary }) { animals[2].legs = 1 }
track("cast", { _ = (animals[1] as? Dog)?.tricks }) { (animals[1] as! Dog).tricks = [] }
print(animals.map(\.summary), Dog().name, puppy.age)

protocol Named: AnyObject {
  var name: String { get set }
}
extension Named {
  var shout: String { name.uppercased() }
  func clear() { name = "" }
}
extension Animal: Named {}
let named: any Named = dog
track("existential", { _ = named.shout }) { named.name = "Neo" }
track("existential, extension method", { _ = dog.name }) { named.clear() }
func touch<T: Named>(_ value: T) { value.name += "!" }
track("generic", { _ = named.name }) { touch(dog) }
func observe<T: Observable, V>(_ subject: T, _ path: KeyPath<T, V>, _ changed: @escaping () -> Void) -> V {
  withObservationTracking {
    subject[keyPath: path]
  } onChange: {
    changed()
  }
}
print(observe(dog, \.legs) { print("legs changed") })
dog.legs = 0
dog.legs = 1
print(dog is any Observable, (dog as Any) is any Observable, dog.summary)
