import SwiftUI

struct AgePicker: View {
  @State private var age = 18
  @State private var count = 0
  var body: some View {
    Stepper("Age: \(age)") {
      age += 1
    } onDecrement: {
      age -= 1
    }
    Slider(value: .constant(0.5)) { isEditing in count += isEditing ? 1 : 0 }
    Stepper {
      let _ = count += 1  // wrong
      Text("Count: \(count)")
    } onIncrement: {
      count += 1
    } onDecrement: {
      count -= 1
    }
  }
}
