import SwiftUI

protocol Listed: Identifiable {
  var name: String { get }
}

extension Listed {
  var id: String { UUID().uuidString }  // wrong
  var id: String { name }  // right
}

struct Fruit: Listed {
  let name: String
}

struct FruitsView: View {
  @State private var fruits = [Fruit(name: "apple")]
  var body: some View {
    ForEach(fruits) { Text($0.name) }
    Button("Add") { fruits.append(Fruit(name: "pear")) }
  }
}
