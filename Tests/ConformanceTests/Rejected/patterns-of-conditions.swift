let x = 1
if case let (a, b) = x { print(a, b) }
if case (let a, let b) = x { print(a, b) }
if case let v? = x { print(v) }
guard case let w? = x else { fatalError() }
print(w)
while case let u? = x { print(u) }
switch x {
case let (a, b): print(a, b)
case let c?: print(c)
default: break
}
for case let (p, q) in [1] { print(p, q) }
if case let (a, b, c) = (1, 2) { print(a, b, c) }
do { throw Failure.a } catch let e? { print(e) }
enum Failure: Error { case a }
