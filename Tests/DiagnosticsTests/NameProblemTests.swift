import Diagnostics
import Testing

@Suite struct NameProblemTests {
  @Test func `the words of name problems`() {
    let table: [(NameProblem, String)] = [
      (.unknownMacro("Test"), "no macro named 'Test'"),
      (.macroWithoutSign("line()"), "expansion of macro 'line()' requires leading '#'"),
      (.unknown("count"), "cannot find 'count' in scope"),
      (.opaque("player.rate"), "'player.rate' is opaque"),
      (
        .hiddenFunction("max", shown: "max(_:_:)", module: "Swift"),
        "use of 'max' refers to instance method rather than global function 'max(_:_:)' in module 'Swift'"
      ),
      (.unknownType("Modle"), "cannot find type 'Modle' in scope"),
      (.unknownSelf, "cannot find 'self' in scope; did you mean to use it in a type or extension context?"),
      (.unknownOperator("+++"), "cannot find operator '+++' in scope"),
      (.unknownIncrement("++", "+"), "cannot find operator '++' in scope; did you mean '+= 1'?"),
      (.unknownLabel("count", meant: nil), "cannot find label 'count' in scope"),
      (.unknownLabel("outr", meant: "outer"), "cannot find label 'outr' in scope; did you mean 'outer'?"),
      (.unknownPrecedenceGroup("count"), "unknown precedence group 'count'"),
      (.unknownModule("UIKit"), "no such module 'UIKit'"),
      (.unknownAttribute("Clamped"), "unknown attribute 'Clamped'"),
      (
        .lowerThanOwnPrecedenceGroup,
        "precedence group cannot be given lower precedence than group in same module; make the other precedence group higher than this one instead"
      ),
      (.meant("count"), "did you mean 'count'?"),
      (
        .notImported("Mutex", from: "Synchronization"),
        "'Mutex' is declared in Synchronization: add 'import Synchronization'"
      ),
      (.usedBeforeDeclared("count"), "use of local variable 'count' before its declaration"),
      (.capturedBeforeDeclared("count"), "closure captures 'count' before it is declared"),
      (.redeclared("count"), "invalid redeclaration of 'count'"),
      (.redeclaredSynthesized("count"), "invalid redeclaration of synthesized property 'count'"),
      (.redeclaredOperator, "operator redeclared"),
      (.redeclaredPrecedenceGroup, "precedence group redeclared"),
      (
        .declaredTwice("count", "one.swift", "two.swift"),
        "this 'count' was declared in one.swift, the one expected in two.swift"
      ),
      (.declaredHere(.globalFunction("f(x:)")), "global function 'f(x:)' declared here"),
      (.ambiguous("count"), "ambiguous use of 'count'"),
      (.ambiguousType("Model"), "'Model' is ambiguous for type lookup in this context"),
      (.ambiguousOperator("+"), "ambiguous use of operator '+'"),
      (.circular, "circular reference"),
      (.aliasOfItself("count"), "type alias 'count' references itself"),
      (
        .reserved("$count"),
        "cannot declare entity named '$count'; the '$' prefix is reserved for implicitly-synthesized declarations"
      ),
      (.unavailable("count", .renamed(to: "total", message: nil)), "'count' has been renamed to 'total'"),
      (.unavailable("six()", .inThisLanguage(message: nil)), "'six()' is unavailable in Swift"),
      (.notAType("Row", of: .structure, in: "Model"), "'Row' is not a member type of struct 'Model'"),
      (.unavailable("f()", .unavailable(message: nil)), "'f()' is unavailable"),
      (.unavailable("f()", .unavailable(message: "use g()")), "'f()' is unavailable: use g()"),
      (
        .unavailable("f()", .renamed(to: "g", message: "it is shorter")), "'f()' has been renamed to 'g': it is shorter"
      ),
      (.notAType("Row", of: nil, in: "T"), "'Row' is not a member type of type 'T'"),
      (.caseAsType("timeout", .written("Failure")), "enum case 'timeout' is not a member type of 'Failure'"),
    ]
    check(table)
  }
}
