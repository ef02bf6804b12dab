import Observation
import SwiftUI

@Observable final class User: Equatable { var name = "a"; static func == (a: User, b: User) -> Bool { a === b } }
struct Root: View {
  @State private var user = User()
  @State private var log = 0
  var body: some View { TextField("name", text: $user.name).onChange(of: user) { log += 1 } }  // wrong
  var body: some View { TextField("name", text: $user.name).onChange(of: user.name) { log += 1 } }  // right
}
