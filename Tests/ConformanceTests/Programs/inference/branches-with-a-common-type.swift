// Branches of `if` and `switch` expressions without a context: each is decided alone, and the expression has the type
// that they have in common.

class Animal { var name: String { "animal" } }
class Dog: Animal { override var name: String { "dog" } }
class Cat: Animal { override var name: String { "cat" } }
protocol Numbered { var id: Int { get } }
struct One: Numbered { var id = 1 }
struct Two: Numbered { var id = 2 }

var flag = true
func toggled() -> Bool { flag.toggle(); return !flag }
func integer() -> Int { 4 }
func optional() -> Int? { 3 }
func float() -> Float { 1.5 }
func optionalFloat() -> Float? { 2.5 }
func numbered() -> any Numbered { Two() }
func optionalDog() -> Dog? { Dog() }
func show<Value>(_ value: Value) { print(Value.self, value) }

// Optionals, on either side.
for _ in 1...2 {
  let a = if toggled() { float() } else { optionalFloat() }
  show(a)
  let b = if toggled() { optional() } else { integer() }
  show(b)
  let c = if toggled() { 1 } else { optional() }
  show(c)
  let d = if toggled() { integer() } else if flag { optional() } else { 7 }
  show(d)
  let e = if toggled() { if flag { integer() } else { 5 } } else { optional() }
  show(e)
  let f = if toggled() { optional() } else { integer() as Int?? }
  show(f)
  _ = toggled()
}

// Classes.
let animal = if toggled() { Dog() } else { Cat() }
print(type(of: animal), animal.name)
let third = switch integer() {
case 1: Dog()
case 4: Cat()
default: Animal()
}
print(third.name)
func name<A>(_ animal: A?) -> String { "\(A.self)" }
let maybe = if toggled() { optionalDog() } else { Animal() }
print(name(maybe), maybe?.name ?? "none")
let other = if toggled() { Animal() } else { optionalDog() }
print(name(other))
let nested = if toggled() { if toggled() { Dog() } else { Dog() } } else { Cat() }
print(nested.name)

// Protocols and Any.
let one = if toggled() { One() } else { numbered() }
print(one.id, name(one))
let two = if toggled() { numbered() } else { One() }
print(two.id, name(two))
let any = if toggled() { "a" } else { 1 as Any }
show(any)

// Collections, tuples and functions.
let list = if toggled() { [1] } else { [optional()] }
show(list)
let pairs = if toggled() { ["a": 1] } else { ["b": optional()] }
show(pairs)
let set = if toggled() { Set([1]) } else { Set([optional()]) }
show(set)
let tuple = if toggled() { (1, "a") } else { (optional(), "b") }
show(tuple)
let unlabelled = if toggled() { (a: 1, b: 2) } else { (3, 4) }
show(unlabelled)
let function = if toggled() { { integer() } } else { { optional() } }
show(function())

// Results of closures.
let closure = { () in if toggled() { integer() } else { optional() } }
show(closure())
func call<Value>(_ work: () -> Value) { show(work()) }
call { if toggled() { optional() } else { integer() } }
call { if toggled() { 1 } else { optional() } }
print([1, 2].map { if $0 == 1 { Dog() } else { Cat() } }.map(\.name))
print([1, 2].map { if $0 == 1 { 1 } else { optional() } })

// Without a common type, the branches of a closure are statements.
call { if toggled() { 1 } else { 2.5 } }
