import Foundation

// Classes below NSObject: equality, sets, descriptions, selectors aside.
class Person: NSObject, NSCopying {
  let name: String
  var age: Int
  init(name: String, age: Int) { self.name = name; self.age = age }
  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? Person else { return false }
    return name == other.name && age == other.age
  }
  override var hash: Int { name.hashValue ^ age }
  override var description: String { "Person(\(name), \(age))" }
  func copy(with zone: NSZone? = nil) -> Any { Person(name: name, age: age) }
}
final class Student: Person {
  var school = "none"
  override init(name: String, age: Int) { super.init(name: name, age: age) }
  convenience init(name: String) { self.init(name: name, age: 18) }
  override var description: String { super.description + "@" + school }
}
let ann = Person(name: "Ann", age: 30), twin = ann.copy() as! Person
print(ann == twin, ann === twin, ann.isEqual(twin), ann.isEqual("Ann"), Set([ann, twin]).count, ann.hash == twin.hash)
let student = Student(name: "Bo")
student.school = "MIT"
print(ann, student, "\(student)", String(describing: ann), student is Person, type(of: student), [ann, student])
print(String(reflecting: student) == student.debugDescription, student.isKind(of: Person.self), ann.isMember(of: Person.self), student.isMember(of: Person.self))
let people: [NSObject] = [ann, student, NSNumber(value: 3), NSString(string: "s"), NSNull(), NSDate(timeIntervalSince1970: 0)]
for one in people {
  switch one {
  case let person as Person: print("person", person.name)
  case let number as NSNumber: print("number", number.intValue)
  case let string as NSString: print("string", string.length)
  case is NSNull: print("null")
  default: print("other", one is NSDate)
  }
}
print(ann.copy() is NSCopying, NSStringFromClass(NSObject.self).hasSuffix("NSObject"), NSNull() == NSNull(), [ann].contains(twin), [ann, student].firstIndex(of: student) ?? -1)
let table: [Person: Int] = [ann: 1, student: 2]
print(table[twin] ?? 0, table[Person(name: "Bo", age: 18)] ?? 0, table.count)
