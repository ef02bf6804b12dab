// There is no Objective-C here.
class Page {
  @objc func show() {}
}
