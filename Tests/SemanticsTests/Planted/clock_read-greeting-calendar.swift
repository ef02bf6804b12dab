import SwiftUI
import Foundation
struct Greeting: View {
  var body: some View {
    Text(Calendar.current.component(.hour, from: Date()) < 12 ? "Morning" : "Day")  // wrong
    TimelineView(.everyMinute) { context in  // right
      Text(Calendar.current.component(.hour, from: context.date) < 12 ? "Morning" : "Day")  // right
    }  // right
  }
}
:mount Greeting()
:advance 46800s
