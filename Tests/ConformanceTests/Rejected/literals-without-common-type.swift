class Animal {}
class Dog: Animal {}
class Cat: Animal {}
let named = [("a", Dog()), ("b", Cat())]
let plain = [Dog(), Cat()]
let dog = ("a", Dog())
let cat = ("b", Cat())
let both = [dog, cat]
func throwing() throws {}
func waiting() async {}
let functions = [throwing, waiting]
func number(_ value: Int) {}
let takers = [throwing, number]
