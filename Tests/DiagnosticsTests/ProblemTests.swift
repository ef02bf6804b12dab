import Diagnostics
import Testing
import Tree

/// What the front end asks of problems.
@Suite struct ProblemTests {
  @Test func `what obsh lacks is no mistake of the program`() {
    #expect(Problem.lacks(.statement).isLack)
    #expect(!Problem.statement(.breakOutside).isLack)
  }

  @Test func `an error that is not caught does not make types wrong`() {
    #expect(Problem.effect(.unmarkedThrow(.call)).isUncaughtError)
    #expect(Problem.effect(.notExhaustive).isUncaughtError)
    #expect(!Problem.effect(.throwUnhandled).isUncaughtError)
    #expect(!Problem.effect(.unmarkedAsync).isUncaughtError)
  }

  @Test func `names that are not found are told from other problems with names`() {
    #expect(Problem.name(.unknown("x")).isUnknownName)
    #expect(Problem.name(.unknownLabel("x", meant: nil)).isUnknownName)
    #expect(!Problem.name(.ambiguous("x")).isUnknownName)
  }

  @Test func `a requirement is the same whatever has asked for it`() {
    let one = Problem.generics(.unmet(.globalFunction("f()"), .conforms(int, "Sequence")))
    let other = Problem.generics(.unmet(.generic(.structure, "Box"), .conforms(int, "Sequence")))
    #expect(one != other)
    #expect(one.unmetRequirement == other.unmetRequirement)
    #expect(!one.isAboutGeneric)
    #expect(other.isAboutGeneric)
    #expect(Problem.generics(.unmet(.closure, .same(int, string))).unmetRequirement == nil)
  }

  @Test func `a shown type keeps what a variable stood for when the problem was made`() {
    let variable = TypeVariable()
    let shown = Type.variable(variable).shown
    variable.binding = .void
    #expect(shown.description == "_")
    #expect(Type.variable(variable).shown.description == "()")
  }
}
