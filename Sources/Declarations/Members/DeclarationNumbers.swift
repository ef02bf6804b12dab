import Tree

/// The types that have been declared, each with a number: even ones for the library, odd ones for the program, whose
/// declarations go while the library's stay.
package struct DeclarationNumbers {
  private var library: [NominalDeclaration] = []
  private var program: [NominalDeclaration] = []

  package var all: [NominalDeclaration] { library + program }

  package subscript(number: Int) -> NominalDeclaration? {
    let declarations = number.isMultiple(of: 2) ? library : program
    return declarations.indices.contains(number / 2) ? declarations[number / 2] : nil
  }

  mutating func add(isLibrary: Bool, _ make: (Int) -> NominalDeclaration) -> NominalDeclaration {
    let declaration = make(isLibrary ? 2 * library.count : 2 * program.count + 1)
    if isLibrary { library.append(declaration) } else { program.append(declaration) }
    return declaration
  }

  mutating func takeProgram() -> [NominalDeclaration] {
    defer { program = [] }
    return program
  }
}
