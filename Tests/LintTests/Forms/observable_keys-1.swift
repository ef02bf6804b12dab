import SwiftUI
@Observable class U: Codable {
  var name = "a"
  init() {}
}
let data = try JSONEncoder().encode(U())
