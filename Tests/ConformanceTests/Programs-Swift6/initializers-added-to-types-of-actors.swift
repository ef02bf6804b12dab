// An initializer that the language adds runs anywhere if nothing that it initializes needs the actor.
@MainActor final class Model { var count = 0; var names: [String] = [] }
@MainActor class Screen { var model = Model(); var title = "t" }
@MainActor final class Detail: Screen {}
@MainActor struct Row { var id = 1; var text: String? }
func make() async -> Int {
  let model = Model()
  let screen = Screen(), detail = Detail()
  let row = Row(text: "a")
  await MainActor.run { model.count += 1; screen.title += "!"; detail.title += "?" }
  return await model.count + row.id + screen.title.count + detail.title.count
}
print(await make())
