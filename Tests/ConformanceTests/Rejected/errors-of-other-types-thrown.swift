enum Failure: Error { case off }
func text() throws(Failure) { throw "oops" }
func number() throws(Failure) { throw 5 }
func any() throws(any Error) { throw 5 }
func plain() throws { throw "oops" }
func caught() throws(Failure) { do { throw 5 } catch {} }
class Base { final var count = 1 }
class Derived: Base { override var count: Int { 1 } }
