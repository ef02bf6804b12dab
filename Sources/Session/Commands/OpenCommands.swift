import Diagnostics
import Files
import Frontend
import Source
import Views

/// Commands that open existing code, and show what was found in it.
enum OpenCommands {
  static let all = [open, opaque, source, provide, reload]

  private static let open = Command(
    "open", "PATH…", of: [.file], "opens the Swift code of a folder as it is",
    help: """
      All Swift files below PATH are checked together. Declarations that obsh lacks
      are opaque, declarations that do not check are sealed, and no code runs until
      you ask for it. ':mount' completes the names of the previews and views that were
      found.

        :open .
        :open ~/src/App ~/src/Kit
      """
  ) { session, text, command in
    if let code = session.replayed?.opening { return try session.open(code) }
    let paths = text.words.map { CommandText.name($0) }
    return try session.open(CodeToOpen(paths: paths.isEmpty ? ["."] : paths))
  }

  private static let opaque = Command(
    "opaque", "[NAME]", of: [.opaqueName, .free], "lists what opened code lacks",
    help: """
      Lists each name with its module and the number of uses; with a NAME, all places
      of its uses. An opaque value does nothing and can be passed on. Where the
      program needs its actual value, it stops with an error. To replace an opaque
      name, declare it yourself and ':reload'.
      """, isQuestion: true
  ) { session, text, command in
    let uses = OpaqueUses(session.findings(in: session.opened.modules).opaque).all
    if text.words.isEmpty {
      session.screen.show(lines: uses.isEmpty ? ["Nothing is opaque."] : uses.map(\.line))
      return .done
    }
    let name = CommandText.name(try text.onlyWord("NAME", command))
    guard let use = uses.first(where: { $0.name == name }) else {
      throw CommandError.nothingOpaque(name, known: uses.map(\.name))
    }
    session.screen.show(lines: [use.line] + use.places.map { "  \($0)" })
    return .done
  }

  private static let source = Command(
    "source", "NAME", of: [.openedName, .free], "shows a declaration of opened code",
    help: ":source ContentView", isQuestion: true
  ) { session, text, command in
    let name = CommandText.name(try text.onlyWord("NAME", command))
    let found = session.opened.modules.flatMap { session.engine.frontend.declarations(of: name, in: $0) }
    guard !found.isEmpty else {
      throw CommandError.noSource(name, known: session.openedNames)
    }
    for one in found {
      let line = one.place.file.position(of: one.place.offset).line
      session.screen.show(line: "\(one.place.file.name(at: one.place.offset)):\(line)")
      session.screen.show(text: one.text)
    }
    return .done
  }

  private static let provide = Command(
    "provide", "EXPR", of: [.expression], "gives mounted views a model",
    help: """
      EXPR is evaluated once. Views and previews that ':mount' mounts from now on
      find the model in their environment, by its type.

        :provide Store.preview
        :mount ContentView
      """
  ) { session, text, command in
    guard !text.arguments.isEmpty else { throw CommandError.missing("EXPR", command) }
    let name = "_provided\(session.provided + 1)"
    var generated = GeneratedText(for: text.place(of: text.arguments).file)
    generated.append("let \(name) = ")
    generated.append(text.arguments, from: text.place(of: text.arguments).offset)
    let outcome = session.run(generated)
    guard outcome == .done, let variable = session.engine.globals[name] else { return outcome }
    guard session.engine.views.canBeProvided(variable.type) else {
      throw CommandError.notAModel(variable.type.name)
    }
    session.provided += 1
    return session.process("_provide(\(name))")
  }

  private static let reload = Command(
    "reload", "", "reads the opened files again",
    help: """
      Changed files are checked again together with all opened code, and trees that
      show changed views are mounted again. 'obsh open --watch' does this by itself
      when a file is saved.
      """
  ) { session, text, command in
    try text.noWords(command)
    guard !session.opened.code.isEmpty else { throw CommandError.nothingOpened }
    return try session.reload()
  }
}

extension Session {
  /// Opens code as `:open` does.
  package func submit(opening code: CodeToOpen, then told: (OpenReport) -> Void = { _ in }) -> Outcome {
    // Only a shell has a journal.
    guard options.mode == .shell else { return submit(code, told) }
    let entry = journal.begin(":open", number: inputCount, turn: engine.bridge.history.turn)
    journal.note(opening: code)
    let outcome = submit(code, told)
    journal.end(entry, outcome, turn: engine.bridge.history.turn)
    return outcome
  }

  private func submit(_ code: CodeToOpen, _ told: (OpenReport) -> Void) -> Outcome {
    do {
      return try settle(open(code, then: told))
    } catch let error as CommandError {
      return complain(error.words, .command)
    } catch {
      return report(error)
    }
  }

  /// Opens folders and files, and shows the result.
  package func open(_ code: CodeToOpen, then told: (OpenReport) -> Void = { _ in }) throws -> Outcome {
    let found = try read(code)
    var report = OpenReport()
    let leavesBodies = leavesBodies(of: Array(found.projects.joined()))
    for module in found.projects.joined() {
      let one = open(
        module.files, standIns: module.standIns, name: module.name, platform: module.platform, flags: module.flags,
        leavesBodies: leavesBodies)
      report.add(one, files: module.files.map(\.name), models: models(of: one), previews: [])
    }
    opened.code.append(code)
    screen.show(lines: found.notes.map { "warning: \($0)" })
    let modules = found.projects.joined().map { "\($0.name) (\($0.files.count))" }
    if modules.count > 1 {
      screen.show(line: "\(counted(modules.count, "module")), with their files:")
      screen.show(lines: wrapped(modules))
    }
    report.isComplete = !engine.frontend.hasUncheckedBodies(in: opened.modules)
    opened.projects += found.projects.map { $0.flatMap(\.files).map(\.name) }
    // Looking for mistakes in large code would delay the list of what can be mounted.
    if report.isComplete { report.add(writtenMistakes) }
    screen.show(text: report.text(width: options.width))
    screen.show(lines: mountableLines)
    told(report)
    return .done
  }

  private func leavesBodies(of modules: [ReadCode.Module]) -> Bool {
    modules.lazy.flatMap { $0.files + $0.standIns }.reduce(0) { $0 + $1.text.utf8.count } > Self.bytesCheckedAtOnce
  }

  private func read(_ code: CodeToOpen) throws -> ReadCode {
    do {
      let found = try ReadCode(code, in: options.files)
      if found.projects.isEmpty {
        throw CommandError.file("there is no Swift file in \(code.paths.map { "'\($0)'" }.joined(separator: ", "))")
      }
      provide(found)
      return settled(found)
    } catch let error as FileFailure {
      throw CommandError.file(error.words)
    } catch let error as SourceFileError {
      throw CommandError.file(error.description)
    }
  }

  /// The code with the texts that the input read when it first ran. They are recorded for its next run.
  private func settled(_ found: ReadCode) -> ReadCode {
    if let replayed {
      let texts = replayed.files.compactMapValues { try? $0.get() }
      return found.withTexts { texts[$0] }
    }
    for file in found.projects.joined().flatMap(\.files) { journal.note(opened: file.name, file.text) }
    return found
  }

  /// Makes the files beside the code available to the program.
  ///
  /// - Parameter project: The part of the code that the session opens, if not all of it.
  package func provide(_ found: ReadCode, for project: [ReadCode.Module]? = nil) {
    let files = engine.resources
    files.add(project.map(found.resources) ?? found.resources)
    engine.world.surroundings.bundleInformation = found.bundleInformation(
      of: project ?? found.projects.flatMap { $0 })
    engine.world.surroundings.hasTexts = files.hasTexts
    engine.world.surroundings.placeOfFile = { files.place(of: $0) }
    engine.world.surroundings.bytesOfFile = { files.bytes(at: $0) }
    engine.world.surroundings.namesInFolder = { files.names(in: $0) }
  }

  /// The list of previews and views that can be mounted.
  private var mountableLines: [String] {
    let previews = opened.previews.map { [$0.preview.shownName, $0.preview.shownPlace] }
    let roots = rootViews
    var lines: [String] = []
    if !previews.isEmpty {
      lines.append("\(counted(previews.count, "preview")); ':mount NAME' mounts one, ':mount --all' tries all:")
      lines += OpenReport.table(previews, 12, width: options.width)
    }
    if !roots.isEmpty {
      lines.append("\(counted(roots.count, "view")) that can be mounted without arguments:")
      lines += wrapped(roots.prefix(40) + (roots.count > 40 ? ["…"] : []))
    }
    return lines
  }

  private func wrapped(_ names: [String]) -> [String] {
    var lines: [String] = []
    var line = " "
    for name in names {
      if line.count + name.count + 1 > options.width, line != " " {
        lines.append(line)
        line = " "
      }
      line += " " + name
    }
    return lines + [line]
  }

  /// Names that opened code declares.
  var openedNames: [String] { opened.modules.flatMap { engine.frontend.names(declaredIn: $0) } }

  /// Views of opened code that need no arguments.
  var rootViews: [String] {
    var seen: Set<String> = []
    return opened.modules.flatMap { engine.frontend.viewsWithoutArguments(in: $0) }.filter { seen.insert($0).inserted }
  }

  /// True if an opened file has another text than when it was read, is new or is gone. A file that cannot be read is
  /// reported by ':reload'.
  package var hasChangedFiles: Bool {
    guard let found = try? opened.code.map({ try read($0) }) else { return true }
    let modules = found.flatMap(\.projects).joined()
    let files = modules.flatMap { $0.files + $0.standIns }
    return files.count != opened.texts.count || files.contains { opened.texts[$0.name] != $0.text }
  }

  /// Reads the opened code again, and mounts the trees on the screen again.
  fileprivate func reload() throws -> Outcome {
    let found = try opened.code.map { try ($0, read($0)) }
    let modules = found.flatMap { code, read in read.projects.joined().map { (code, $0) } }
    let old = opened
    let files = modules.flatMap { $1.files + $1.standIns }
    let changed = files.filter { old.texts[$0.name] != $0.text }.map(\.name)
    let gone = Set(old.texts.keys).subtracting(files.map(\.name))
    guard !changed.isEmpty || !gone.isEmpty else {
      screen.show(line: "Nothing has changed.")
      return .done
    }
    let views = Set(rootViews)
    opened = OpenedCode()
    opened.code = old.code
    let leavesBodies = leavesBodies(of: modules.map(\.1))
    opened.projects = found.flatMap { $1.projects }.map { $0.flatMap(\.files).map(\.name) }
    for (_, module) in modules {
      _ = open(
        module.files, standIns: module.standIns, name: module.name, platform: module.platform, flags: module.flags,
        leavesBodies: leavesBodies)
    }
    screen.show(line: "Changed: \((changed + gone.sorted()).joined(separator: ", "))")
    let new = rootViews.filter { !views.contains($0) }
    if !new.isEmpty { screen.show(line: "New views: \(new.joined(separator: ", "))") }
    let sealed = opened.modules.flatMap(\.sealed)
    screen.show(lines: sealed.map { "sealed: \($0.file.name(at: $0.offset)):\($0.line): \($0.message)" })
    var outcome = Outcome.done
    for tree in engine.views.mountedTrees where outcome == .done { outcome = remount(tree) }
    return outcome
  }

  /// Mounts a tree again that was mounted by its name.
  private func remount(_ tree: String) -> Outcome {
    if let preview = openedPreview(named: tree) {
      var outcome = Outcome.done
      engine.views.reload(tree, redeclared: tree) { outcome = mount(preview.source) }
      return outcome
    }
    guard let text = previews.texts[tree] else { return .done }
    return reload(tree, from: text, redeclared: tree)
  }

  /// The preview with this name: its own, the name of its file, or `File.swift:12`.
  func openedPreview(named name: String) -> (preview: OpenedPreview, source: OpenedCode.Source)? {
    opened.previews.last { $0.preview.shownName == name }
      ?? opened.previews.last { $0.preview.name == name || $0.preview.shownPlace == name }
  }

  /// Mounts each preview of the opened code in turn.
  func mountAllPreviews() -> Outcome {
    let level = events.level
    events.level = .off
    let wasMuted = screen.isMuted
    screen.isMuted = true
    let tried = opened.previews.map { tryOut($0.preview, $0.source) }
    screen.isMuted = wasMuted
    events.level = level
    screen.show(lines: OpenReport.previewLines(tried, width: options.width))
    let ran = tried.count { $0.result == .ran }
    screen.show(line: "\(ran) of \(counted(tried.count, "preview")) ran.")
    return .done
  }
}
