import SwiftUI
struct Wrong: Identifiable {
  var id: UUID { UUID() } // finds computed_id
  var name = ""
}
enum Sheet: Identifiable {
  case a, b
  var id: String { UUID().uuidString } // finds computed_id
}
struct Right: Identifiable {
  let id = UUID()
  var name = ""
}
enum Page: String, Identifiable {
  case a, b
  var id: String { rawValue }
}
