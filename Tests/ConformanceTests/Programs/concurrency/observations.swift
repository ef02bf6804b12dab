// Observations: one element a transaction, the latest values, silence for equal writes, an end by break, error, cancel.
import Observation
@MainActor @Observable final class Scene {
  var title = "start"
  var tab = 0
  var note = ""
}
@MainActor func settle() async { try? await Task.sleep(for: .milliseconds(60)) }
enum Oops: Error { case nine }
@MainActor func run() async {
  let scene = Scene()
  let plain = Task { @MainActor in
    for await text in Observations({ "\(scene.title)/\(scene.tab)" }) {
      print("  element", text)
      if scene.tab == 9 { break }
    }
    print("  left")
  }
  await settle()
  print("two writes")
  scene.title = "Home"
  scene.tab = 2
  await settle()
  print("equal write")
  scene.tab = 2
  await settle()
  print("not read")
  scene.note = "x"
  await settle()
  print("in place")
  scene.tab += 0
  await settle()
  print("there and back")
  scene.tab = 5
  scene.tab = 2
  await settle()
  print("last")
  scene.tab = 9
  await plain.value
  scene.tab = 10
  await settle()
  let finishing = Task { @MainActor in
    let changes = Observations<Int, Never>.untilFinished { scene.tab > 12 ? .finish : .next(scene.tab) }
    for await tab in changes { print("  tab", tab) }
    print("  finished")
  }
  await settle()
  scene.tab = 11
  await settle()
  scene.tab = 13
  await finishing.value
  let throwing = Task { @MainActor in
    do {
      for try await tab in Observations({ () throws -> Int in
        if scene.tab == 20 { throw Oops.nine }
        return scene.tab
      }) { print("  checked", tab) }
    } catch { print("  threw", error) }
  }
  await settle()
  scene.tab = 20
  await throwing.value
  let cancelled = Task { @MainActor in
    for await tab in Observations({ scene.tab }) { print("  seen", tab) }
    print("  cancelled")
  }
  await settle()
  cancelled.cancel()
  await cancelled.value
  var iterator = Observations({ scene.title }).makeAsyncIterator()
  print(await iterator.next() as Any)
  scene.title = "changed meanwhile"
  print(await iterator.next() as Any)
}
await run()
