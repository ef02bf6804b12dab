import SwiftUI
@Observable final class Job: Identifiable { let id: Int; var p = 0; init(_ id: Int) { self.id = id } }
struct JobView: View { let job: Job; var body: some View { Button("p\(job.p)") { job.p += 1 } } }
struct Jobs: View {
  @State private var jobs: [Job] = []
  @State private var current: Job?
  @State private var first = Job(0)
  let make: (Int) -> Job
  var body: some View {
    Button("New") { jobs.append(make(jobs.count)) }
    ForEach(jobs) { JobView(job: $0) }
    if let current { JobView(job: current) }
    JobView(job: current ?? first)
      .task { current = Job(99) }
  }
}
:mount Jobs(make: { Job($0) })
:tap New
:tap New
