protocol AsyncAtom { associatedtype Produced; func make() -> Produced }
enum Phase<S, F: Error> { case suspending, success(S), failure(F) }
protocol SeqAtom: AsyncAtom where Produced == Phase<Sequence.Element, any Error> {
  associatedtype Sequence: AsyncSequence where Sequence.Element: Sendable
  func sequence() -> Sequence
}
extension SeqAtom { func make() -> Phase<Sequence.Element, any Error> { .suspending } }
struct N: SeqAtom { func sequence() -> AsyncStream<Int> { AsyncStream { c in c.yield(1); c.finish() } } }
print(N().make())
let p: N.Produced = .success(3)
print(p)
for await x in N().sequence() { print(x) }
