@MainActor class VM { var items: [Int] = []
  func load() async { let r = await fetch(); items = r }
  func start() { Task { items.append(9); await load(); print(items) } }
  nonisolated func fetch() async -> [Int] { [1, 2] } }
let vm = VM(); await vm.load(); print(vm.items)
