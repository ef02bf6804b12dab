// The compiler follows the regions of values in functions and closures, and not at the top of a file.
class Note {
  var text = "n"
}

actor Keeper {
  var note = Note()
  var any: Any = 1
  func current() -> Note { note }
  func anything() -> Any { any }
  func keep(_ other: Note) { note = other }
  func with<T>(_ body: (isolated Keeper) -> T) -> T { body(self) }
}

let keeper = Keeper()
let note = await keeper.current()
print(note.text)
print(await keeper.anything())
print(await keeper.with { _ in let x = 1; return x })
do {
  let own = Note()
  await keeper.keep(own)
  own.text = "own"

  print(own.text, await keeper.current().text)
}
for turn in 1...2 {
  let own = Note()
  await keeper.keep(own)
  print(turn, own.text)
}
