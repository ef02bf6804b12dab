func closure(_ work: () -> Void = nil) {}
func values(_ number: Int = nil, text: String = nil, _ list: [Int] = nil) {}
struct Row { init(title: String, action: @escaping (Int) -> Void = nil) {} }
