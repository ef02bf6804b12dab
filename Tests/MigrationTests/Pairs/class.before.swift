import Combine
import Foundation

/// Counts.
public class Counter: ObservableObject, Identifiable {
    @Published var count = 0 // how many
    @Published public private(set) var names: [String] = [] {
        didSet { print("names", names.count) }
    }
    @Published
    var flag: Bool = false
    var hidden = 0
    weak var parent: Counter?
    lazy var late = 5
    static var shared = 1
    let fixed = 3
    var double: Int { count * 2 }

    func add(_ name: String) {
        names.append(name)
        count += 1
        hidden += 1
    }
}

final class Special: Counter {
    @Published var extra = ""
    private var secret = 0
}

let counter = Counter()
counter.add("a")
counter.flag = true
print(counter.count, counter.names, counter.double, counter.hidden, counter.late, counter.flag)
// plays counter.add("b")
// plays Special().extra
