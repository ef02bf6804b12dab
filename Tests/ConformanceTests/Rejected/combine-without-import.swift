class M: ObservableObject { @Published var n = 0 }
struct V { @State var n = 0 }
let s = PassthroughSubject<Int, Never>()
let c: AnyCancellable? = nil
print([1].publisher)
