import SwiftUI
struct Item: Identifiable, Hashable {
  var id: String { UUID().uuidString }
  var t = ""
}
