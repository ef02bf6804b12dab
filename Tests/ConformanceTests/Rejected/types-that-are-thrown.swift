enum Failure: Error { case broken, lost(Int) }
struct Plain {}
struct Outer { struct Inner: Error {} }
func first() throws { throw Failure }
func second() throws { throw Plain }
func third() throws { throw Outer.Inner }
func fourth() throws(Failure) { throw Failure }
func fifth() throws { throw [Failure] }
func sixth() { do { throw Failure } catch { print(error) } }
func right() throws { throw Failure.broken }
