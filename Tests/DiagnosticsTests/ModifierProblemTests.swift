import Diagnostics
import Testing

@Suite struct ModifierProblemTests {
  @Test func `the words of modifier problems`() {
    let table: [(ModifierProblem, String)] = [
      (.staticInGeneric, "static stored properties not supported in generic types"),
      (.classStored, "class stored properties not supported in classes; did you mean 'static'?"),
      (.repeated, "duplicate modifier"),
      (.repeatedStatic(.static), "'static' cannot appear after another 'static' or 'class' keyword"),
      (.repeatedStatic(.class), "'class' cannot appear after another 'static' or 'class' keyword"),
      (.finalStatic, "static declarations are already final"),
      (.lazyNames, "'lazy' cannot destructure an initializer"),
      (.convenienceOfProtocol("P"), "initializers in P are not marked with 'convenience'"),
      (.accessRepeated, "multiple incompatible access-level modifiers specified"),
      (.open, "only classes and overridable class members can be declared 'open'; use 'public'"),
      (.final, "only classes and class members may be marked with 'final'"),
      (.finalAndOpen, "class cannot be declared both 'final' and 'open'"),
      (.misplaced("override"), "'override' modifier cannot be applied to this declaration"),
      (.onlyFunctions("mutating"), "'mutating' may only be used on 'func' declarations"),
      (.onlyInitializers("required"), "'required' may only be used on 'init' declarations"),
      (.onlyVariables("lazy"), "'lazy' may only be used on 'var' declarations"),
      (.onlyMethods("mutating"), "'mutating' is only valid on methods"),
      (.onlyOperators("prefix"), "'prefix' requires a function with an operator identifier"),
      (.refused("static"), "declaration cannot be marked 'static'"),
      (.effect("async"), "'async' must be written after the parameter list of a function"),
      (.optional, "'optional' can only be applied to protocol members"),
      (.outsideType(.static, .property), "static properties may only be declared on a type"),
      (
        .classRequirement(.property),
        "class properties are only allowed within classes; use 'static' to declare a requirement fulfilled by either a static or class property"
      ),
      (
        .classOutsideClass(.property),
        "class properties are only allowed within classes; use 'static' to declare a static property"
      ),
      (.override, "'override' can only be specified on class members"),
      (.inProtocol("private"), "'private' modifier cannot be used in protocols"),
      (.mutatingInClass, "'mutating' is not valid on instance methods in classes"),
      (.convenienceOfValue(.structure), "initializers in structs are not marked with 'convenience'"),
      (.requiredOfValue("Model"), "'required' initializer in non-class type 'Model'"),
      (.setterOfConstant("private(set)", .constants), "'private(set)' modifier cannot be applied to constants"),
      (
        .setterOfReadOnly("private(set)", .constants),
        "'private(set)' modifier cannot be applied to read-only constants"
      ),
      (.lazyConstant, "'lazy' cannot be used on a let"),
      (.lazyGlobal, "'lazy' cannot be used on an already-lazy global"),
      (.lazyWithoutValue, "lazy properties must have an initializer"),
      (.lazyRequirement, "'lazy' cannot be used on a protocol requirement"),
      (.lazyComputed, "'lazy' cannot be used on a computed property"),
      (.weakNotOptional(int), "'weak' variable should have optional type 'Int'"),
      (
        .notClassBound("weak", int),
        "'weak' must not be applied to non-class-bound 'Int'; consider adding a protocol conformance that has a class bound"
      ),
      (.notAReference("weak", int), "'weak' may only be applied to class and class-bound protocol types, not 'Int'"),
      (.outsideType(.class, .method), "class methods may only be declared on a type"),
      (
        .classRequirement(.subscript),
        "class subscripts are only allowed within classes; use 'static' to declare a requirement fulfilled by either a static or class subscript"
      ),
      (
        .classOutsideClass(.initializer),
        "class initializers are only allowed within classes; use 'static' to declare a static initializer"
      ),
      (
        .setterOfConstant("private(set)", .readOnlyProperties),
        "'private(set)' modifier cannot be applied to read-only properties"
      ),
      (
        .setterOfReadOnly("private(set)", .properties),
        "'private(set)' modifier cannot be applied to read-only properties"
      ),
      (
        .setterOfReadOnly("private(set)", .variables),
        "'private(set)' modifier cannot be applied to read-only variables"
      ),
      (.convenienceOfValue(.enumeration), "initializers in enums are not marked with 'convenience'"),
      (.convenienceOfValue(.classType), "initializers in classes are not marked with 'convenience'"),
      (.mutatingInProtocol("mutating"), "'mutating' is not valid on instance methods in class-bound protocols"),
    ]
    check(table)
  }
}
