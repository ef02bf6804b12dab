// "My exporter is never deallocated: it stores the task that iterates Observations."
// says: task_holds_self
import Observation
@Observable class Document { var text = "" }
@MainActor class Exporter {
  let document: Document
  private var task: Task<Void, Never>?
  private(set) var exports = 0
  init(document: Document) {
    self.document = document
    task = Task {  // wrong
      for await text in Observations({ document.text }) { self.export(text) }  // wrong
    }  // wrong
    task = Task { [weak self] in  // right
      for await text in Observations({ document.text }) { self?.export(text) }  // right
    }  // right
  }
  private func export(_ text: String) { exports += 1 }
}
