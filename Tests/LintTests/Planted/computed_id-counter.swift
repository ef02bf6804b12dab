import SwiftUI
class Sequence2 { static var next = 0; static func take() -> Int { next += 1; return next } }  // wrong
struct Job: Identifiable, Equatable {
  var id: Int { Sequence2.take() }  // wrong
  var id: String { name }  // right
  let name: String
}
struct Jobs: View {
  @State private var jobs = [Job(name: "build"), Job(name: "test")]
  @State private var n = 0
  var body: some View {
    ForEach(jobs) { job in JobRow(job: job) }
    Button("Again \(n)") { n += 1 }
  }
}
struct JobRow: View {
  let job: Job
  @State private var open = false
  var body: some View { Toggle(job.name, isOn: $open) }
}
