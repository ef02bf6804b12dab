let root = sqrt(2.0) + pow(2.0, 3)
let parts = "a,b".components(separatedBy: ",")
let day = Date()
let link = URL(string: "x")
let ids = [UUID()]
print("a".replacingOccurrences(of: "a", with: "b"))
func load(_ data: Data) -> Int { floor(1.5) > 1 ? 1 : 2 }
extension String { var trimmed: String { trimmingCharacters(in: CharacterSet()) } }
