import Code
import Machine

/// The untracked reads and writes, and the position of the program.
extension ObservationBridge {
  /// From now on, bodies record their untracked reads.
  package func noteSilentReads() { silence.isOn = true }

  package func noteRead(_ record: Record?, _ member: ObservedMember, element: Int?) {
    if let record, let type = member.captured { return noteRead(in: record, member, type, element) }
    let slot = member.slot(in: record)
    if let slot, innermost?.repeats(slot, in: record) ?? false { return }
    let owner = record.map { ($0[member.field], $0.type.fields[member.field].type) }
    guard let (value, type) = owner ?? member.global.map({ ($0.value, $0.type) }) else { return }
    guard let scope = scopes.last, let part = ReadPart(of: value, type, at: member.path, element: element) else {
      return
    }
    if scope.repeats(
      record?.extra, member, element, part.value, part.type, machine,
      plain: slot.flatMap { PlainRead($0, of: record) })
    {
      return
    }
    guard let site = callSite, !isMaking(site) else { return }
    let source: SilentRead.Source =
      record.map { .property(instance(of: $0), member, element: element) } ?? .variable(member, element: element)
    note(
      SilentRead(
        source: source, seen: SeenValue(part.value, part.type, machine: machine),
        plain: slot.flatMap { PlainRead($0, of: record) }, place: site.place))
  }

  /// Records that a closure reads a variable shared with other code.
  private func noteRead(in cell: Record, _ member: ObservedMember, _ type: RuntimeType, _ element: Int?) {
    guard let scope = scopes.last, let part = ReadPart(of: cell[0], type, at: member.path, element: element) else {
      return
    }
    let variable = silence.captured(cell)
    if scope.repeats(variable, member, element, part.value, part.type, machine) { return }
    guard let site = callSite, !isMaking(site) else { return }
    note(
      SilentRead(
        source: .captured(variable, member, element: element),
        seen: SeenValue(part.value, part.type, machine: machine), place: site.place))
  }

  /// True if an initializer reads, to fill what it makes. A closure that it has stored may run later, in a body.
  private func isMaking(_ site: CallSite) -> Bool {
    guard site.isInitializer, site.isClosure else { return site.isInitializer }
    let sites = machine?.callSites(atMost: 6) { isFileOfProgram(Int($0.file)) } ?? []
    return sites.contains { $0.isInitializer && !$0.isClosure }
  }

  private func noteWrite(in cell: Record) {
    guard let variable = silence.known(cell), let site = callSite else { return }
    if silence.openBodies > 0 { variable.isWrittenByBodies = true }
    variable.writer = SilentRead.Writer(site: site, cause: cause())
  }

  /// A body reads the time. One that an initializer reads, to begin with, is not shown as the present time.
  package func noteClock(_ seconds: Double) {
    guard let site = callSite, !isMaking(site) else { return }
    note(SilentRead(source: .clock, seen: SeenValue(seconds: seconds), place: site.place))
  }

  /// Records that a body reads the user defaults.
  ///
  /// - Parameter value: Returns the current value of the key.
  package func noteSetting(_ key: SettingKey, _ value: @escaping () -> (value: Value, type: RuntimeType)?) {
    guard silence.openBodies > 0, let site = callSite else { return }
    let setting = silence.settings[key] ?? Setting(key: key, value: value)
    silence.settings[key] = setting
    note(SilentRead(source: .setting(setting), seen: seen(setting), place: site.place))
  }

  package func noteSettingWrite(_ key: SettingKey) {
    guard let setting = silence.settings[key], let site = callSite else { return }
    let slot = SilentSlot.member(ObjectIdentifier(setting))
    if silence.openBodies > 0 { silence.writtenByBodies.insert(slot) }
    silence.writers[slot] = SilentRead.Writer(site: site, cause: cause())
  }

  private func seen(_ setting: Setting) -> SeenValue {
    setting.value().map { SeenValue($0.value, $0.type, machine: machine) } ?? .missing
  }

  /// Records that a body reads a file, or whether there is one.
  package func noteFile(_ path: String) {
    guard silence.openBodies > 0, let site = callSite, !isMaking(site) else { return }
    let file = silence.files[path] ?? WatchedFile(path: path)
    silence.files[path] = file
    note(SilentRead(source: .file(file), seen: SeenValue(version: file.version), place: site.place))
  }

  package func noteFileWrite(_ path: String) {
    guard let file = silence.files[path], let site = callSite else { return }
    file.version += 1
    let slot = SilentSlot.member(ObjectIdentifier(file))
    if silence.openBodies > 0 { silence.writtenByBodies.insert(slot) }
    silence.writers[slot] = SilentRead.Writer(site: site, cause: cause())
  }

  /// Reads a binding to a property of an object that the view which made the binding observes. That view passes each new
  /// value on, so what the object itself publishes is no untracked read.
  package func readBinding<Result>(to object: Record?, _ read: () throws -> Result) rethrows -> Result {
    guard silence.openBodies > 0 else { return try read() }
    let before = silence.boundObject
    silence.boundObject = object
    defer { silence.boundObject = before }
    return try read()
  }

  func noteRead(of cell: PublishedCell, _ type: RuntimeType) {
    guard silence.openBodies > 0, let site = callSite else { return }
    if let bound = silence.boundObject, (0..<bound.count).contains(where: { bound[$0].object === cell }) { return }
    let seen = SeenValue(cell.value, type, machine: machine)
    note(SilentRead(source: .held(HeldValue(cell, type)), seen: seen, place: site.place))
  }

  /// Records that a body reads the value of a subject.
  func noteRead(of subject: SubjectCore, _ type: RuntimeType) {
    guard silence.openBodies > 0, let value = subject.current?.get(), let site = callSite, !isMaking(site) else {
      return
    }
    silence.subjects.insert(ObjectIdentifier(subject))
    note(
      SilentRead(
        source: .held(HeldValue(subject, type)), seen: SeenValue(value, type, machine: machine),
        place: site.place))
  }

  func noteWrite(to subject: SubjectCore) {
    let identity = ObjectIdentifier(subject)
    guard silence.subjects.contains(identity), let site = callSite else { return }
    if silence.openBodies > 0 { silence.writtenByBodies.insert(.member(identity)) }
    silence.writers[.member(identity)] = SilentRead.Writer(site: site, cause: cause())
  }

  /// Records that a body reads the value in an object of the library, under the name of its stored property.
  package func noteRead(in object: Record, _ name: String) {
    guard silence.openBodies > 0, let site = callSite, !isMaking(site), let held = HeldValue(object, name),
      let value = held.value
    else { return }
    let seen = SeenValue(value, held.type, machine: machine)
    silence.held[held.identity] = seen.digest
    note(SilentRead(source: .held(held), seen: seen, place: site.place))
  }

  /// Called after the value may have been changed: a lock also gives it to those who only read.
  package func noteWrite(in object: Record, _ name: String) {
    guard let known = silence.held[ObjectIdentifier(object)], let site = callSite,
      let held = HeldValue(object, name), let value = held.value
    else { return }
    let digest = ValueDigest(value, held.type)
    guard digest != known else { return }
    silence.held[held.identity] = digest
    if silence.openBodies > 0 { silence.writtenByBodies.insert(.member(held.identity)) }
    silence.writers[.member(held.identity)] = SilentRead.Writer(site: site, cause: cause())
  }

  package func noteWrite(_ record: Record?, _ member: ObservedMember) {
    if let record, member.captured != nil { return noteWrite(in: record) }
    if silence.openBodies > 0 { silence.writtenByBodies.insert(member.slot(of: record)) }
    // Without models' data about the instance, no view has read it.
    guard record == nil || record?.extra != nil, let site = callSite else { return }
    silence.writers[member.slot(of: record)] = SilentRead.Writer(site: site, cause: cause())
  }

  /// The running call of the program.
  package var callSite: CallSite? { machine?.callSite { isFileOfProgram(Int($0.file)) } }

  /// The caller of that call, in the program as well.
  package var callerSite: CallSite? {
    machine?.callSites(atMost: 2) { isFileOfProgram(Int($0.file)) }.dropFirst().first
  }

  /// The code that runs makes a value that is kept: what the value was made of may change without harm.
  var isInKeptValue: Bool {
    let sites = machine?.callSites(atMost: 8) { isFileOfProgram(Int($0.file)) } ?? []
    return sites.contains { site in
      if let known = knownPlaces[site.place] { return known }
      let answer = isKept(site.place)
      knownPlaces[site.place] = answer
      return answer
    }
  }

  /// `isOfProgram`, called once per file.
  private func isFileOfProgram(_ number: Int) -> Bool {
    if number >= 1 << 16 { return isOfProgram(UInt32(truncatingIfNeeded: number)) }
    if number >= knownFiles.count { knownFiles += Array(repeating: nil, count: number + 64 - knownFiles.count) }
    if let known = knownFiles[number] { return known }
    let answer = isOfProgram(UInt32(number))
    knownFiles[number] = answer
    return answer
  }

  /// The origin of the current write.
  package var writeOrigin: WriteHistory.Origin { WriteHistory.Origin(site: callSite, cause: cause()) }

  // MARK: Comparing

  /// True if the value at a place differs from the one that was read.
  package func hasChanged(_ read: SilentRead) -> Bool {
    let now: (value: Value, type: RuntimeType?)?
    switch read.source {
    case .property(let instance, let member, let element):
      guard let record = instance.record, member.field < record.count else { return false }
      now = part(record[member.field], record.type.fields[member.field].type, member, element)
    case .variable(let member, let element):
      guard let global = member.global, global.isInitialized else { return false }
      now = part(global.value, global.type, member, element)
    case .captured(let variable, let member, let element):
      guard let cell = variable.cell, let type = member.captured else { return false }
      now = part(cell[0], type, member, element)
    case .held(let held): now = held.value.map { ($0, held.type) }
    case .setting, .file, .clock: return current(read)?.digest != read.seen.digest
    }
    return now.map { ValueDigest($0.value, $0.type) != read.seen.digest } ?? false
  }

  private func part(
    _ value: Value, _ type: RuntimeType, _ member: ObservedMember, _ element: Int?
  ) -> (value: Value, type: RuntimeType?)? {
    if machine?.isVacant(value) ?? true { return nil }
    if member.path.isEmpty { return (value, type) }
    return ReadPart(of: value, type, at: member.path, element: element).map { ($0.value, $0.type) }
  }

  /// The current value at a place; nil if it is no longer known.
  package func current(_ read: SilentRead) -> SeenValue? {
    switch read.source {
    case .property(let instance, let member, let element):
      guard let record = instance.record, member.field < record.count else { return nil }
      return seen(record[member.field], record.type.fields[member.field].type, member, element)
    case .variable(let member, let element):
      guard let global = member.global, global.isInitialized else { return nil }
      return seen(global.value, global.type, member, element)
    case .captured(let variable, let member, let element):
      guard let cell = variable.cell, let type = member.captured else { return nil }
      return seen(cell[0], type, member, element)
    case .held(let held): return held.value.map { SeenValue($0, held.type, machine: machine) }
    case .setting(let setting): return seen(setting)
    case .file(let file): return SeenValue(version: file.version)
    case .clock: return machine.map { SeenValue(seconds: $0.secondsSoFar) }
    }
  }

  private func seen(_ value: Value, _ type: RuntimeType, _ member: ObservedMember, _ element: Int?) -> SeenValue? {
    part(value, type, member, element).map { SeenValue($0.value, $0.type, machine: machine) }
  }

  /// True if bodies also write the place: it then serves to count, or to remember.
  package func isWrittenByBodies(_ read: SilentRead) -> Bool {
    if case .captured(let variable, _, _) = read.source { return variable.isWrittenByBodies }
    return silence.writtenByBodies.contains(read.slot)
  }

  /// True if bodies write the untracked property.
  package func isWrittenByBodies(_ field: Int, of record: Record) -> Bool {
    record.extra.map { silence.writtenByBodies.contains(.property(ObjectIdentifier($0), field)) } ?? false
  }

  package func writer(of read: SilentRead) -> SilentRead.Writer? {
    if case .captured(let variable, _, _) = read.source { return variable.writer }
    return silence.writers[read.slot]
  }
}

/// The bridge's record of untracked reads and writes.
struct Silence {
  var isOn = false
  var openBodies = 0
  /// The object to whose property a binding is being read.
  var boundObject: Record?
  var writtenByBodies: Set<SilentSlot> = []
  var writers: [SilentSlot: SilentRead.Writer] = [:]
  /// Settings that bodies have read, by key.
  var settings: [SettingKey: Setting] = [:]
  /// Files that bodies have read, by path.
  var files: [String: WatchedFile] = [:]
  /// The subjects whose values bodies have read.
  var subjects: Set<ObjectIdentifier> = []
  /// The last known values in objects of the library that bodies have read.
  var held: [ObjectIdentifier: ValueDigest] = [:]
  /// The variables that closures share and bodies have read, by cell.
  private var cells: [ObjectIdentifier: CapturedVariable] = [:]
  private var cellsToKeep = 256

  mutating func captured(_ cell: Record) -> CapturedVariable {
    if let known = known(cell) { return known }
    if cells.count >= cellsToKeep {
      cells = cells.filter { $0.value.cell != nil }
      cellsToKeep = max(256, cells.count * 2)
    }
    let variable = CapturedVariable(cell)
    cells[ObjectIdentifier(cell)] = variable
    return variable
  }

  func known(_ cell: Record) -> CapturedVariable? {
    if cells.isEmpty { return nil }
    return cells[ObjectIdentifier(cell)].flatMap { $0.cell === cell ? $0 : nil }
  }
}

/// A property of an instance, or a variable. An instance is identified by its models' data.
enum SilentSlot: Hashable {
  case property(ObjectIdentifier, Int)
  case member(ObjectIdentifier)
  case none
}

extension ObservedMember {
  fileprivate func slot(of record: Record?) -> SilentSlot {
    if let extra = record?.extra { return .property(ObjectIdentifier(extra), field) }
    return global.map { .member(ObjectIdentifier($0)) } ?? .none
  }
}

extension SilentRead {
  var slot: SilentSlot {
    switch source {
    case .property(let instance, let member, _): .property(ObjectIdentifier(instance), member.field)
    case .variable(let member, _): member.global.map { .member(ObjectIdentifier($0)) } ?? .none
    case .setting(let setting): .member(ObjectIdentifier(setting))
    case .file(let file): .member(ObjectIdentifier(file))
    // The history of the turn has the writes of published properties.
    case .held(let held): held.holder == .published ? .none : .member(held.identity)
    case .captured, .clock: .none
    }
  }
}
