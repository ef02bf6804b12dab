// "Publishing changes from background threads…" from the completion handler of my request.
// says: publish_off_main
import Foundation
class QuoteLoader: ObservableObject {
  @Published var quote: String?
  @Published var isLoading = false
  func fetch(from url: URL) {
    isLoading = true
    URLSession.shared.dataTask(with: url) { data, _, _ in
      let text = data.map { String(decoding: $0, as: UTF8.self) }
      self.quote = text  // wrong
      DispatchQueue.main.async { self.quote = text }  // right
    }.resume()
  }
}
