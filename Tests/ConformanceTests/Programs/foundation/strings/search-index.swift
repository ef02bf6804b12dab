import Foundation

// An index of words, with ranking, accents and highlighted excerpts.
struct Index {
  private var places: [String: [Int: Int]] = [:]; private(set) var texts: [String] = []
  static func words(_ s: String) -> [String] {
    s.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil).components(
      separatedBy: CharacterSet.alphanumerics.inverted
    ).filter { $0.count > 1 }
  }
  mutating func add(_ t: String) {
    for w in Self.words(t) { places[w, default: [:]][texts.count, default: 0] += 1 }; texts.append(t)
  }
  func search(_ q: String) -> [(id: Int, score: Double)] {
    var scores: [Int: Double] = [:]
    for w in Set(Self.words(q)) {
      let hits = places.filter { $0.key.hasPrefix(w) };
      let idf = log(Double(texts.count + 1) / Double(hits.values.reduce(0) { $0 + $1.count } + 1)) + 1
      for (_, h) in hits { for (id, n) in h { scores[id, default: 0] += Double(n) * idf } }
    }
    return scores.map { (id: $0.key, score: $0.value) }.sorted { ($1.score, $0.id) < ($0.score, $1.id) }
  }
  func excerpt(_ id: Int, _ q: String) -> String {
    var t = texts[id];
    for w in Self.words(q).sorted(by: >) {
      var from = t.startIndex;
      while let r = t.range(of: w, options: [.caseInsensitive, .diacriticInsensitive], range: from..<t.endIndex) {
        let marked = "[\(t[r])]"; let offset = t.distance(from: t.startIndex, to: r.lowerBound) + marked.count;
        t.replaceSubrange(r, with: marked); from = t.index(t.startIndex, offsetBy: offset)
      }
    }; return t
  }
}
var index = Index()
for t in [
  "Café au lait in Paris", "The cafe is closed; cafes open late", "Résumé of a Swift programmer",
  "Swift, swifter, swiftest!", "Nothing here",
] { index.add(t) }
for q in ["cafe", "swift", "RESUME", "cafe paris", "zzz", "sw"] {
  print(
    q, index.search(q).map { "\($0.id):\(String(format: "%.2f", $0.score))" },
    index.search(q).first.map { index.excerpt($0.id, q) } ?? "-")
}
print(
  Index.words("Ünïcode — it’s “fine”, 42!"), "Crème Brûlée".applyingTransform(.stripDiacritics, reverse: false) ?? "-",
  "naïve".compare("naive", options: .diacriticInsensitive) == .orderedSame,
  "ﬃ".folding(options: .widthInsensitive, locale: nil))
