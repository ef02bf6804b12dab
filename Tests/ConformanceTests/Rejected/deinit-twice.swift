// A class is destroyed in one way.
class Box {
  deinit {}
  deinit {}
}
