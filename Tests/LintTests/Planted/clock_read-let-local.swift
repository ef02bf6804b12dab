import SwiftUI

struct Age: View {
  let born: Date
  var body: some View {
    let now = Date()  // wrong
    let years = Calendar.current.dateComponents([.year], from: born, to: now).year ?? 0  // wrong
    Text("\(years) years")  // wrong
    TimelineView(.periodic(from: born, by: 3600)) { context in  // right
      let years = Calendar.current.dateComponents([.year], from: born, to: context.date).year ?? 0  // right
      Text("\(years) years")  // right
    }  // right
  }
}
