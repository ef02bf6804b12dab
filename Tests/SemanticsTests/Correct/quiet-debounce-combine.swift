import SwiftUI
import Combine
final class Finder: ObservableObject {
  @Published var term = ""
  @Published private(set) var hits = 0
  private var bag: Set<AnyCancellable> = []
  init() { $term.debounce(for: .milliseconds(200), scheduler: DispatchQueue.main).sink { [weak self] in self?.hits = $0.count }.store(in: &bag) }
}
struct FinderView: View { @StateObject private var finder = Finder(); var body: some View { TextField("T", text: $finder.term); Text("\(finder.hits)") } }
:mount FinderView()
:type T "abc"
:advance 1s
