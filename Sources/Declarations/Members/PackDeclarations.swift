import Diagnostics
import Source
import SwiftSyntax
import Tree

/// Declaring functions with parameter packs.
extension DeclarationChecker {
  /// Turns a function into the template of its declaration. Its own parameters only describe its calls.
  func declarePackTemplate(
    _ function: FunctionDeclaration, _ syntax: DeclSyntax, _ parameters: FunctionParameterListSyntax,
    packs: Set<String>, context: TypeContext?
  ) {
    let template = PackTemplate(
      syntax, parameters, packs: packs, context: context, scope: scope, file: file, environment: environment,
      outer: self.function)
    function.detail?.packs = template
    function.parameters = zip(parameters, template.shapes).map { node, shape in
      let label = node.firstName.text == "_" ? nil : node.firstName.identifierText
      let variable = VariableDeclaration(
        name: (node.secondName ?? node.firstName).text, kind: .parameter, type: .error, isLet: true,
        place: place(node))
      var parameter = FunctionDeclaration.Parameter(label: label, variable: variable)
      if case .pack = shape { parameter.isVariadic = true }
      if node.defaultValue != nil { parameter.resolveDefault = { nil } }
      return parameter
    }
  }
}
