struct Hold { let a: Int; let n: Never }
func held(_ x: Hold) -> Int {}
enum Payload { case a(Never) }
func paid(_ x: Payload) -> Int {}
func optional(_ x: Never?) -> Int {}
enum Empty {}
func list(_ x: [Empty]) -> Int {}
func passed(_ x: () -> Empty) -> Int {}
