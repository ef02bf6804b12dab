struct Loader {
  async func load() -> Int { 1 }
}
