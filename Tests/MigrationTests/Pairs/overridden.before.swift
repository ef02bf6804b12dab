import Combine
import SwiftUI

protocol Counting: AnyObject, ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  var count: Int { get set }
}

class Base: Counting {
    @Published var count: Int = 0
    var bag = Set<AnyCancellable>()
}

final class Loud: Base {
    override var count: Int { didSet { print("set", count) } }
    func listen() { $count.sink { print("heard", $0) }.store(in: &bag) }
}

struct Counter: View {
  @StateObject var model = Loud()

  var body: some View {
    Text("\(model.count)").onAppear { model.listen() }
    Button("Up") { model.count += 1 }
  }
}

// plays :mount Counter()
// plays :tap Up
