protocol Named {}
struct Person Named {
  var name = ""
}
