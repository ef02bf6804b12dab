import Code
import Tree

/// The notes that code makes of its reads and writes of untracked storage: views that show such a value are compared
/// with it later.
struct Notes {
  let member: ObservedMember
  /// The part that the next read is about, and the register of an element's index in it.
  private var part: (path: [ObservedMember.PathStep], element: Register?) = ([], nil)

  init(_ member: ObservedMember) { self.member = member }

  mutating func narrow(to path: [ObservedMember.PathStep], _ element: Register?) { part = (path, element) }

  /// - Parameter instance: Nil for a global.
  mutating func read(_ builder: FunctionBuilder, of instance: Temp? = nil) {
    let index = builder.tables.members.index(
      of: part.path.isEmpty ? member : builder.compiler.part(of: member, at: part.path))
    switch (instance, part.element) {
    case (let instance?, let element?): builder.emit(.noteElementRead, instance.register, index, element)
    case (let instance?, nil): builder.emit(.noteRead, instance.register, index)
    case (nil, let element?): builder.emit(.noteGlobalElementRead, 0, index, element)
    case (nil, nil): builder.emit(.noteGlobalRead, 0, index)
    }
    part = ([], nil)
  }

  func write(_ builder: FunctionBuilder, of instance: Temp? = nil) {
    let index = builder.tables.members.index(of: member)
    if let instance {
      builder.emit(.noteWrite, instance.register, index)
    } else {
      builder.emit(.noteGlobalWrite, 0, index)
    }
  }
}

extension FunctionBuilder {
  /// Emits notes in an accessor that the program does not write: their line is that of the access.
  func withoutPlace(_ emitNotes: () -> Void) {
    let place = code.place
    code.place = .unknown
    emitNotes()
    code.place = place
  }

  /// The notes for a stored property of an instance: none if it is tracked, cannot change, or belongs to the library.
  func notes(on property: VariableDeclaration, field: Int, _ owner: Environment) -> Notes? {
    guard property.tracking == nil, mayChange(property), let type = noted(property, in: owner) else { return nil }
    return Notes(compiler.observedMember(property, type: type, field: field, owner))
  }

  /// The notes for a global or static variable.
  func notes(on variable: VariableDeclaration, _ global: GlobalVariable) -> Notes? {
    guard mayChange(variable), noted(variable, in: environment) != nil else { return nil }
    return Notes(compiler.observedGlobal(variable, global))
  }

  /// The notes for a local variable that closures share.
  func notes(onCaptured variable: VariableDeclaration) -> Notes? {
    guard mayChange(variable), let type = noted(variable, in: environment) else { return nil }
    return Notes(compiler.observedCapture(variable, type: type, environment))
  }

  private func mayChange(_ variable: VariableDeclaration) -> Bool {
    // SwiftUI and Combine report the changes of their wrappers; a wrapper of the program does not.
    !variable.isLet && !variable.place.file.isLibrary
      && (variable.wrapped == nil || variable.type.nominal?.isLibrary == false)
  }

  /// The type, if notes are wanted.
  private func noted(_ variable: VariableDeclaration, in owner: Environment) -> RuntimeType? {
    guard compiler.notesReads else {
      compiler.noteLack(ofNotesIn: instance)
      return nil
    }
    return runtimeType(compiler.concrete(variable.type, in: owner))
  }
}
