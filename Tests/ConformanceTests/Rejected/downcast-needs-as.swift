// as needs a type that is known to hold.
class Animal {}
class Dog: Animal {}
let animal = Animal()
let dog: Dog = animal
