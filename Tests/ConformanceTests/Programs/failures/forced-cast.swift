// as! to a type the value does not have stops the program.
class Animal {}
class Dog: Animal { let name = "Rex" }
class Cat: Animal {}
let animals: [Animal] = [Dog(), Cat()]
print((animals[0] as! Dog).name)
print(animals[1] as? Dog == nil)
print((animals[1] as! Dog).name)
print("never")
