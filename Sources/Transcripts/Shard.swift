/// A part of the transcripts, for one of several jobs of a workflow: `2/3` is the second of three parts.
///
/// The transcripts are dealt out in order, one to each part in turn. So each transcript is in the same part for all
/// jobs.
package struct Shard: Equatable, Sendable {
  /// From 1.
  package let number: Int
  package let count: Int

  private static let most = 10_000

  /// Nil unless the text is `i/n`, with `i` from 1 to `n`.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { ("0"..."9").contains($0) } }),
      let number = Int(parts[0]), let count = Int(parts[1]), (1...Self.most).contains(count), number >= 1,
      number <= count
    else { return nil }
    (self.number, self.count) = (number, count)
  }

  package func part<Item>(of items: [Item]) -> [Item] {
    stride(from: number - 1, to: items.count, by: count).map { items[$0] }
  }
}
