import SwiftUI

// The name of a member is no property of the type around it.

struct Format { var name = "mp4" }
struct Choices { var format = Format() }

class Recorder: ObservableObject {
  @Published var choices = Choices()
  @Published var isRunning = false
  private var format = Format()
  private var length = 0  // finds unpublished_property

  var title: String { choices.format.name }
  var summary: String { "\(length)" }
  func start() {
    format = choices.format
    length += 1
    isRunning = true
  }
  func stop() {
    isRunning = false
    print(format.name)
  }
}

struct RecorderView: View {
  @ObservedObject var recorder: Recorder
  var body: some View {
    Text(recorder.title)
    Text(recorder.summary)
    Button("Stop", action: recorder.stop)
    Button("Start") { recorder.start() }
  }
}

// A view that sets its state in an animation, when what it was made of changes.

struct Bar: View {
  @Binding var selection: Int
  @State var shown: Int
  var body: some View {
    Text("\(shown)")
      .onChange(of: selection) { _, new in
        withAnimation(.easeInOut) { shown = new }
      }
  }
}

struct StaleBar: View {
  @Binding var selection: Int
  @State var shown: Int  // finds state_keeps_first_value
  var body: some View {
    Text("\(shown) \(selection)")
  }
}

struct Bars: View {
  @State private var tab = 0
  var body: some View {
    Button("Next") { tab += 1 }
    Bar(selection: $tab, shown: tab)
    StaleBar(selection: $tab, shown: tab)
  }
}

// The year of a copyright does not change while it is shown.

struct About: View {
  private var years: String { "2020-\(Calendar.current.component(.year, from: .now))" }
  private var hour: Int { Calendar.current.component(.hour, from: .now) }  // finds clock_read
  var body: some View {
    Text(years)
    Text(hour < 12 ? "Good morning" : "Good day")
  }
}
