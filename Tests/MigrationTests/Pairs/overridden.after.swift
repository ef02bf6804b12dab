import Combine
import SwiftUI

protocol Counting: AnyObject, Observable {
  var count: Int { get set }
}

@Observable
class Base: Counting {
    var count: Int = 0 {
        willSet { countPublisher.send(newValue) }
    }
    @ObservationIgnored private(set) lazy var countPublisher = CurrentValueSubject<Int, Never>(count)
    @ObservationIgnored var bag = Set<AnyCancellable>()
}

final class Loud: Base {
    override var count: Int { didSet { print("set", count) } }
    func listen() { countPublisher.sink { print("heard", $0) }.store(in: &bag) }
}

struct Counter: View {
  @State var model = Loud()

  var body: some View {
    Text("\(model.count)").onAppear { model.listen() }
    Button("Up") { model.count += 1 }
  }
}

// plays :mount Counter()
// plays :tap Up
