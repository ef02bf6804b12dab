import Foundation

@Observable final class Bubble: Identifiable {
  var text = ""
  var id: UUID {  // wrong
    return UUID()  // wrong
  }  // wrong
  let id = UUID()  // right
}
