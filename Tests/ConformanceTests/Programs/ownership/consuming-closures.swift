// Closures and function values with `consuming` parameters take over the value, once.
struct File: ~Copyable {
  let name: String
  deinit { print("deinit", name) }
}

func take(_ file: consuming File) { print("take", file.name) }

func pair() {
  let first = File(name: "first"), second = File(name: "second")
  print(first.name, second.name)
}

let written = { (file: consuming File) in print("closure", file.name) }
written(File(name: "written"))
pair()

let typed: (consuming File) -> Void = { file in print("typed", file.name) }
typed(File(name: "typed"))
pair()

let reference = take
reference(File(name: "reference"))
pair()

func apply(_ body: (consuming File) -> Void) { body(File(name: "applied")) }
apply { print("trailing", $0.name) }
apply { (file: consuming File) in print("annotated", file.name) }
apply(take)
apply(written)
pair()

struct Bin: ~Copyable {
  var count = 0
  mutating func drop(_ file: consuming File) { count += 1 }
}
var bin = Bin()
bin.drop(File(name: "dropped"))
print(bin.count)
pair()
