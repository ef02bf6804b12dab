// An async call is marked with await.
func load() async -> Int { 1 }
func caller() async -> Int {
  load()
}
