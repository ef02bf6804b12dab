class Animal { func speak() {} ; var legs: Int { 4 }; class func make() -> Animal { Animal() } }
class Dog: Animal { override func speak() -> Int { 3 }; override var legs: String { "a" }; override static func make() -> Dog { Dog() } }
class Cat: Animal { override func speak(_ x: Int) {}; var legs: Int { 3 } ; override init(x: Int) {} }
let a: Dog = Animal()
let b = Animal() as Dog
let c = Dog() as! String
let d = Dog() is Animal
let e = Animal() as? Int
super.speak()
self.speak()
