// "My UICollectionView cell shows the first value. updateProperties is not called on iOS 17."
// says: tracking_once
import Observation
@Observable class Message { var isRead = false }
class Cell {
  var title = ""
  func configure(with message: Message) {
    withObservationTracking { title = message.isRead ? "read" : "new" } onChange: {
      self.title = "?"  // wrong
      Task { @MainActor in self.configure(with: message) }  // right
    }
  }
}
let message = Message()
let cell = Cell()
cell.configure(with: message)
message.isRead = true
message.isRead = false
