import Diagnostics
import Foundation
import Testing

var int: ShownType { .written("Int") }
var string: ShownType { .written("String") }
var bool: ShownType { .written("Bool") }

/// The problems of one area, which have their words in one file.
protocol Area { var message: String { get } }

/// Compares the words of each problem with those beside it. Every case of the area has to be in the table.
func check<Problem: Area>(_ table: [(Problem, String)], sourceLocation: SourceLocation = #_sourceLocation) {
  for (problem, words) in table { #expect(problem.message == words, sourceLocation: sourceLocation) }
  let name = "\(Problem.self)"
  let told = Set(table.map { caseName($0.0) })
  #expect(told == caseNames(of: name), "cases of \(name) without a sample", sourceLocation: sourceLocation)
}

private func caseName(_ problem: some Area) -> String { String("\(problem)".prefix { $0 != "(" }) }

/// As they are declared.
private func caseNames(of area: String) -> Set<String> {
  let file = Sources.folder.appending(path: "Diagnostics/\(area).swift")
  let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  let declared = text.prefix(upTo: text.firstRange(of: "var message: String")?.lowerBound ?? text.endIndex)
  let lines = declared.split(separator: "\n").filter { $0.hasPrefix("  case ") }
  return Set(lines.map { String($0.dropFirst(7).filter { $0 != "`" }.prefix { $0 != "(" }) })
}

enum Sources {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources").standardized

  /// The Swift files below a folder of the sources, with their texts.
  static func files(in folder: String) -> [(name: String, text: String)] {
    let root = Sources.folder.appending(path: folder)
    let paths =
      FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    return paths.filter { $0.pathExtension == "swift" }.compactMap { url in
      (try? String(contentsOf: url, encoding: .utf8)).map { (url.lastPathComponent, $0) }
    }
  }
}

extension AccessProblem: Area {}
extension PackProblem: Area {}
extension AttributeProblem: Area {}
extension BuilderProblem: Area {}
extension CallProblem: Area {}
extension ClosureProblem: Area {}
extension ConversionProblem: Area {}
extension DeclarationProblem: Area {}
extension EffectProblem: Area {}
extension FlowProblem: Area {}
extension GenericsProblem: Area {}
extension GrammarProblem: Area {}
extension IsolationProblem: Area {}
extension KeyPathProblem: Area {}
extension Lack: Area {}
extension LiteralProblem: Area {}
extension MemberProblem: Area {}
extension ModifierProblem: Area {}
extension MutationProblem: Area {}
extension NameProblem: Area {}
extension OperatorProblem: Area {}
extension OverrideProblem: Area {}
extension PatternProblem: Area {}
extension SendabilityProblem: Area {}
extension StatementProblem: Area {}
extension TypeProblem: Area {}
extension WrapperProblem: Area {}
