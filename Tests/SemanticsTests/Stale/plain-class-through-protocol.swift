import SwiftUI
protocol Named: AnyObject { var name: String { get set } }
class Dog: Named { var name = "Rex" }  // wrong
@Observable class Dog: Named { var name = "Rex" }  // right
struct Badge: View {
  let animal: any Named
  var body: some View { Text(animal.name) }
}
let dog = Dog()
:mount Badge(animal: dog)
dog.name = "Fido"
