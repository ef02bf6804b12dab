import Foundation

protocol LoaderDelegate: AnyObject {
  func loaderDidFinish(_ loader: Loader)
}
final class Loader: NSObject {
  weak var delegate: LoaderDelegate?
  override init() {
    super.init()
  }
  func run() { delegate?.loaderDidFinish(self) }
  deinit { print("loader gone") }
}
final class Owner: NSObject, LoaderDelegate {
  func loaderDidFinish(_ loader: Loader) { print("finished", loader === self.loader) }
  let loader = Loader()
  func start() {
    loader.delegate = self
    loader.run()
  }
}
var owner: Owner? = Owner()
owner?.start()
owner = nil
