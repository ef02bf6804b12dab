enum File: ~Copyable {
  case open(Int)
  case closed

  deinit { print("gone") }
}

enum Choice {
  case one
  deinit {}
}
