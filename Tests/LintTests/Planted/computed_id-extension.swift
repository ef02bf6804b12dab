import Foundation

struct Photo { var name: String; var key = UUID() }

extension Photo: Identifiable {
  var id: String { UUID().uuidString }  // wrong
  var id: UUID { key }  // right
}
