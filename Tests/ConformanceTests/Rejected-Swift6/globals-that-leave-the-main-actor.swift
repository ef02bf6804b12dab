class Counter { var value = 0 }
let counter = Counter()
var other = Counter()
struct Holder { let counter = Counter() }
let holder = Holder()
let number = 3
let pair = (Counter(), 3)
let maybe: Counter? = nil
func all() async {
  await print(counter)
  await print(counter.value)
  await print(other.value)
  await print(holder.counter)
  print(number)
  await print(pair.1)
  await print(maybe as Any)
  let one = await counter
  print(one)
}
func starts() async { Task { counter.value += 1 } }
func plain() { print(counter.value) }
func closure() async { [1].forEach { _ in print(counter.value) } }
actor Keeper {
  let counter = Counter()
  var changing = Counter()
  func show() async { await print(other.value) }
}
func reads(_ keeper: Keeper) { print(keeper.changing, keeper.counter) }
func inside(_ keeper: Keeper) async { [1].forEach { _ in print(keeper.counter) } }
func waits(_ keeper: Keeper) async { await print(keeper.counter, keeper.changing) }
@MainActor func isolated() { print(counter.value, other.value) }
