import Foundation
@Observable final class Web {
  var title = ""
  private var observation: NSKeyValueObservation?  // wrong
  @ObservationIgnored private var observation: NSKeyValueObservation?  // right
}
