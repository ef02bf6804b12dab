import SwiftUI
final class Job: ObservableObject { @Published var isDone = false }
final class Jobs: ObservableObject {
  @Published var all = [Job(), Job()]
  @Published var done = 0  // right
  var doneCount: Int { all.filter { $0.isDone }.count }  // wrong
  func finish() {
    all[0].isDone = true
    done += 1  // right
  }
}
struct JobsView: View {
  @StateObject private var jobs = Jobs()
  var body: some View {
    Text("\(jobs.doneCount)")  // wrong
    Text("\(jobs.done)")  // right
    Button("Finish") { jobs.finish() }
  }
}
:mount JobsView()
:tap Finish
