import SwiftUI
struct Profile { var name = "a"; var age = 1 }
@dynamicMemberLookup final class Store: ObservableObject {
  var profile = Profile()  // wrong
  @Published var profile = Profile()  // right
  subscript<T>(dynamicMember path: WritableKeyPath<Profile, T>) -> T { get { profile[keyPath: path] } set { profile[keyPath: path] = newValue } }
}
struct Page: View { @ObservedObject var store: Store; var body: some View { Text("\(store.name) \(store.age)") } }
let store = Store()
:mount Page(store: store)
store.age = 2
