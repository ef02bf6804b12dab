// A class has only the methods it declares.
class Door {
  func open() {}
}
Door().close()
