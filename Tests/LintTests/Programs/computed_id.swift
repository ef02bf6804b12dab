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
struct WithFallback: Identifiable {
  var key: UUID?
  var id: UUID { key ?? UUID() }
}
struct Joined: Identifiable {
  var name = ""
  var id: String { name + UUID().uuidString } // finds computed_id
}
