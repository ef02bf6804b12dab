import Source
import SwiftOperators
import SwiftParser
import SwiftSyntax
import Tree

/// The members that the language adds for `Codable` and `CodingKey`. They are written as text, then declared like any
/// other.
extension DeclarationChecker {
  func synthesizeCoding(_ declaration: NominalDeclaration, _ details: NominalDetails) {
    guard !declaration.isLibrary, !declaration.isOpaqueToCode, declaration.kind != .protocolType,
      declaration.kind != .actor
    else { return }
    let protocols = allConformances(of: declaration).filter(\.isLibrary).map(\.name)
    if declaration.kind == .enumeration, protocols.contains("CodingKey"),
      !hasOwn("init", "stringValue", declaration)
    {
      declareWritten(
        CodingText.key(of: declaration.cases.map(\.name), rawType: details.rawType?.nominal?.name),
        in: declaration, details)
    }
    // A type with a raw value is coded as its raw value.
    guard protocols.contains("Encodable") || protocols.contains("Decodable"), !protocols.contains("RawRepresentable")
    else { return }
    let inherited = inheritedConformances(declaration)
    let encodes =
      protocols.contains("Encodable") && !inherited.contains("Encodable") && !hasOwn("encode", "to", declaration)
      && canCode(declaration, "Encodable")
    let decodes =
      protocols.contains("Decodable") && !inherited.contains("Decodable") && !hasOwn("init", "from", declaration)
      && canCode(declaration, "Decodable")
    guard encodes || decodes else { return }
    let own = codingKeys(of: declaration)
    let text =
      declaration.kind == .enumeration
      ? enumerationText(declaration, own) : propertiesText(declaration, details, own)
    declareWritten((own == nil ? text.keys : "") + text.valueKeys, in: declaration, details)
    declareWritten((encodes ? text.encode : "") + (decodes ? text.decode : ""), in: declaration, details)
  }

  /// Synthesizes the coding of a superclass that the class overrides. This must precede the linking of overrides.
  func synthesizeOverriddenCoding(_ declaration: NominalDeclaration) {
    guard !declaration.isLibrary, let parent = declaration.superclass?.nominal, let details = parent.detail,
      hasOwn("encode", "to", declaration) || hasOwn("init", "from", declaration)
    else { return }
    within(scope: details.bodyScope, environment: details.context.environment) {
      synthesizeCoding(parent, details)
    }
  }

  private func inheritedConformances(_ declaration: NominalDeclaration) -> [String] {
    declaration.superclass?.nominal.map { allConformances(of: $0).filter(\.isLibrary).map(\.name) } ?? []
  }

  private func hasOwn(_ name: String, _ label: String, _ declaration: NominalDeclaration) -> Bool {
    members(of: declaration, named: name).contains { member in
      if case .function(let function) = member.kind { function.parameters.first?.label == label } else { false }
    }
  }

  /// The names of the cases of the type's own `CodingKeys`; nil if it has none.
  private func codingKeys(of declaration: NominalDeclaration) -> [String]? {
    for member in members(of: declaration, named: "CodingKeys") {
      switch member.kind {
      case .type(let keys): return keys.cases.map(\.name)
      case .alias(let alias): return alias.type.nominal?.cases.map(\.name) ?? []
      default: continue
      }
    }
    return nil
  }

  /// True if each part can be coded, as in the check of the conformance (`isCodable`).
  private func canCode(_ declaration: NominalDeclaration, _ name: String) -> Bool {
    guard let one = libraryType(name) else { return false }
    return isCodable(declaration, one)
  }

  /// True if coding can be synthesized from the type's parts, unless the type implements it itself.
  package func isCodable(_ declaration: NominalDeclaration, _ coding: NominalDeclaration) -> Bool {
    let function = coding.name == "Encodable" ? "encode" : "init"
    let label = coding.name == "Encodable" ? "to" : "from"
    for member in members(of: declaration, named: function) {
      if case .function(let function) = member.kind, function.parameters.first?.label == label { return true }
    }
    let own = codingKeys(of: declaration)
    if let own, !fits(own, declaration, coding) { return false }
    // `extension Box: Codable where Value: Codable`
    let saved = environment
    defer { environment = saved }
    environment += (declaration.detail?.conformances ?? []).filter { one in
      allProtocols([one.protocolDeclaration]).contains(coding)
    }.flatMap(\.requirements)
    let plain = declaration.storedProperties.filter { $0.wrapping == nil && $0.wrapped == nil && !$0.isLazy }
    let held =
      plain.filter { own?.contains(codingKey(of: $0, in: declaration)) ?? true }.map(\.type)
      + declaration.cases.filter { own?.contains($0.name) ?? true }.flatMap { $0.payload.map(\.type) }
    return held.allSatisfy { type in
      let (part, _) = innermostUnmet(type.resolved, coding)
      switch part.resolved {
      case .function, .tuple, .existential, .anyObject, .metatype: return false
      case .parameter, .member, .opaque: return conforms(part, to: coding)
      // The library declares fewer `Codable` types than the frameworks.
      case .nominal(let nominal, _)
      where !nominal.isLibrary || nominal.module == "Swift" || nominal.kind == .classType:
        return conforms(part, to: coding)
      default: return true
      }
    }
  }

  /// True if each of the program's own keys names a part of the type, and decoding can do without the other parts.
  private func fits(_ keys: [String], _ declaration: NominalDeclaration, _ coding: NominalDeclaration) -> Bool {
    if declaration.kind == .enumeration { return keys.allSatisfy(Set(declaration.cases.map(\.name)).contains) }
    var known = Set(declaration.storedProperties.map { codingKey(of: $0, in: declaration) })
    if declaration.isObservable { known.insert(CodingText.registrar) }
    guard keys.allSatisfy(known.contains) else { return false }
    return coding.name == "Encodable"
      || declaration.storedProperties.allSatisfy { property in
        property.isLazy || property.wrapped != nil || property.wrapping != nil || hasInitialValue(property)
          || (property.type.isLibrary("Optional") && !property.isLet)
          || keys.contains(codingKey(of: property, in: declaration))
      }
  }

  private func codingKey(of property: VariableDeclaration, in declaration: NominalDeclaration) -> String {
    // The wrapper is coded in place of the wrapped value.
    let name = property.wrapped?.name ?? property.name
    return declaration.isObservable && isTracked(property) ? "_\(name)" : name
  }

  // MARK: Properties

  /// The containers that the program has extended by methods of its own.
  private var extendedContainers: CodingText.Extended {
    func isExtended(_ container: String, _ methods: [String]) -> Bool {
      guard let declaration = libraryType(container), let details = declaration.detail else { return false }
      if !details.undeclaredExtensions.isEmpty { return true }
      return methods.contains { name in
        members(of: declaration, named: name).contains { member in
          if case .function(let function) = member.kind { !function.place.file.isLibrary } else { false }
        }
      }
    }
    return CodingText.Extended(
      encoding: isExtended("KeyedEncodingContainer", ["encode", "encodeIfPresent"]),
      decoding: isExtended("KeyedDecodingContainer", ["decode", "decodeIfPresent"]))
  }

  private func propertiesText(
    _ declaration: NominalDeclaration, _ details: NominalDetails, _ own: [String]?
  ) -> CodingText {
    var parts: [CodingText.Part] = []
    for property in declaration.storedProperties where !property.isLazy {
      let key = codingKey(of: property, in: declaration)
      if let own, !own.contains(key) { continue }
      let isOptional = property.type.isLibrary("Optional")
      parts.append(
        CodingText.Part(
          key: key, stored: property.name, isOptional: isOptional,
          isDecoded: !(property.isLet && hasInitialValue(property))))
    }
    if declaration.isObservable, own?.contains(CodingText.registrar) ?? true {
      parts.append(CodingText.Part(key: CodingText.registrar, stored: nil, isOptional: false, isDecoded: false))
    }
    return CodingText.properties(
      parts, isClass: declaration.kind == .classType, callsSuper: declaration.superclass != nil, extendedContainers)
  }

  // MARK: Cases

  private func enumerationText(_ declaration: NominalDeclaration, _ own: [String]?) -> CodingText {
    CodingText.cases(
      declaration.cases.filter { own?.contains($0.name) ?? true }.map { one in
        let keys = members(of: declaration, named: CodingText.keysName(of: one.name)).lazy.compactMap { member in
          if case .type(let type) = member.kind { type.cases.map(\.name) } else { nil }
        }.first
        let hasNamesake = members(of: declaration, named: one.name).contains { member in
          if case .function = member.kind { true } else { false }
        }
        return CodingText.Case(
          name: one.name, hasOwnKeys: keys != nil,
          payload: one.payload.enumerated().map { index, element in
            CodingText.Payload(
              label: element.label, key: element.label ?? "_\(index)",
              isOptional: element.type.isLibrary("Optional"), type: hasNamesake ? "\(element.type)" : nil)
          })
      }, type: declaration.name, extendedContainers)
  }

  // MARK: Declaring

  /// Declares members from generated text, which never contains errors.
  func declareWritten(_ text: String, in declaration: NominalDeclaration, _ details: NominalDetails) {
    guard !text.isEmpty else { return }
    let parsed = Parser.parse(source: "extension _ {\n\(text)}\n")
    guard let tree = standardOperators.fold(parsed, SyntaxSurvey(parsed), report: { _ in }),
      let block = tree.statements.first?.item.as(ExtensionDeclSyntax.self)?.memberBlock
    else { return }
    let written = SourceFile(name: "", text: tree.description, number: file.number)
    within(scope: details.bodyScope, file: written, function: .some(nil), environment: details.context.environment) {
      for member in block.members {
        if let nested = declareType(member.decl, parent: declaration) {
          addMember(.type(nested), named: nested.name, to: declaration, context: details.context)
          prepare(nested)
          declareMembers(of: nested)
          finalize(nested)
          finalizeProperties(of: nested)
        } else {
          declareMember(member.decl, of: declaration, context: details.context, isRequirement: false)
        }
      }
    }
  }
}
