protocol Source { associatedtype Item: class }
protocol Delegate: class {}
struct Place { extension Int {} }
func local() { extension Int {} }
