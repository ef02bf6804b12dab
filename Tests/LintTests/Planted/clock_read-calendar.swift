import Foundation
import Observation
import SwiftUI

struct Root: View {
  var body: some View { Text(Calendar.current.component(.hour, from: Date()) < 12 ? "morning" : "afternoon") }  // wrong
  var body: some View {  // right
    TimelineView(.periodic(from: .now, by: 60)) { context in  // right
      Text(Calendar.current.component(.hour, from: context.date) < 12 ? "morning" : "afternoon")  // right
    }  // right
  }  // right
}
