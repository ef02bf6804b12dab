// Witnesses are chosen where a conformance is declared, by what is known there.
protocol Loggable { func log() -> String }
extension Loggable { func log() -> String { "plain" } }
protocol TitledLoggable: Loggable { static var logTitle: String { get } }
extension TitledLoggable { func log() -> String { "titled \(Self.logTitle)" } }
struct Pair<T> { let first: T; let second: T }
extension Pair: Loggable where T: Loggable { }
extension Pair: TitledLoggable where T: TitledLoggable { static var logTitle: String { "Pair of \(T.logTitle)" } }
struct A: Loggable {}
struct B: TitledLoggable { static var logTitle: String { "B" } }
func doLog<T: Loggable>(_ t: T) { print(t.log()) }
doLog(Pair(first: A(), second: A()))
doLog(Pair(first: B(), second: B()))
doLog(A()); doLog(B())
