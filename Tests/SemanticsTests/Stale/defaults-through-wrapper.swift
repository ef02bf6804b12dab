import SwiftUI
import Foundation
@propertyWrapper struct Stored {  // wrong
  let key: String  // wrong
  var wrappedValue: Bool {  // wrong
    get { UserDefaults.standard.bool(forKey: key) }  // wrong
    nonmutating set { UserDefaults.standard.set(newValue, forKey: key) }  // wrong
  }  // wrong
}  // wrong
struct FlagView: View {
  @Stored(key: "flag") private var flag  // wrong
  @AppStorage("flag") private var flag = false  // right
  var body: some View { Text(flag ? "on" : "off"); Button("Set") { flag = true } }
}
:mount FlagView()
:tap Set
