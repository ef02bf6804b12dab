import SwiftUI
@Observable class Job {
  @ObservationIgnored var progress = 0  // wrong
  var progress = 0  // right
}
struct JobView: View {
  let job: Job
  var body: some View { Text("\(job.progress)") }
}
let job = Job()
:mount JobView(job: job)
job.progress = 50
