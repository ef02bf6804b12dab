import Observation
import Foundation

/// Counts.
@Observable
public class Counter: Identifiable {
    var count = 0 // how many
    public private(set) var names: [String] = [] {
        didSet { print("names", names.count) }
    }
    var flag: Bool = false
    @ObservationIgnored var hidden = 0
    @ObservationIgnored weak var parent: Counter?
    @ObservationIgnored lazy var late = 5
    static var shared = 1
    let fixed = 3
    var double: Int { count * 2 }

    func add(_ name: String) {
        names.append(name)
        count += 1
        hidden += 1
    }
}

@Observable
final class Special: Counter {
    var extra = ""
    @ObservationIgnored private var secret = 0
}

let counter = Counter()
counter.add("a")
counter.flag = true
print(counter.count, counter.names, counter.double, counter.hidden, counter.late, counter.flag)
// plays counter.add("b")
// plays Special().extra
