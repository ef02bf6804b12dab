func named() async {
  let one = Task(name: "worker") { Task.name ?? "none" }
  print(await one.value)
  let other = Task { Task.name ?? "none" }
  print(await other.value)
  await withTaskGroup(of: String.self) { group in
    group.addTask(name: "child") { Task.name ?? "none" }
    for await name in group { print(name) }
  }
  await withDiscardingTaskGroup { group in
    for number in 0..<2 { group.addTask(name: "n\(number)") { _ = Task.name } }
  }
  print(Task.name ?? "none")
}
await named()
