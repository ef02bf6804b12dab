func load(completion: (Int) -> Void {
  completion(1)
}
let text: Int = "a"
