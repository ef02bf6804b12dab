// Content types, documents, and dialogs that choose files. No file is ever chosen here.

struct UTType: Hashable, Identifiable {
  let identifier: String
  var id: String { identifier }
  init(_identifier: String) { identifier = _identifier }
  init?(_ identifier: String) { self.identifier = identifier }
  init(exportedAs identifier: String) { self.identifier = identifier }
  init(importedAs identifier: String) { self.identifier = identifier }
  init?(filenameExtension: String) { identifier = "public.\(filenameExtension)" }
  init?(mimeType: String) { identifier = mimeType }
  static var item: UTType { UTType(_identifier: "public.item") }
  static var content: UTType { UTType(_identifier: "public.content") }
  static var data: UTType { UTType(_identifier: "public.data") }
  static var directory: UTType { UTType(_identifier: "public.directory") }
  static var folder: UTType { UTType(_identifier: "public.folder") }
  static var fileURL: UTType { UTType(_identifier: "public.file-url") }
  static var url: UTType { UTType(_identifier: "public.url") }
  static var text: UTType { UTType(_identifier: "public.text") }
  static var plainText: UTType { UTType(_identifier: "public.plain-text") }
  static var utf8PlainText: UTType { UTType(_identifier: "public.utf8-plain-text") }
  static var rtf: UTType { UTType(_identifier: "public.rtf") }
  static var html: UTType { UTType(_identifier: "public.html") }
  static var xml: UTType { UTType(_identifier: "public.xml") }
  static var json: UTType { UTType(_identifier: "public.json") }
  static var yaml: UTType { UTType(_identifier: "public.yaml") }
  static var propertyList: UTType { UTType(_identifier: "com.apple.property-list") }
  static var commaSeparatedText: UTType { UTType(_identifier: "public.comma-separated-values-text") }
  static var sourceCode: UTType { UTType(_identifier: "public.source-code") }
  static var swiftSource: UTType { UTType(_identifier: "public.swift-source") }
  static var image: UTType { UTType(_identifier: "public.image") }
  static var png: UTType { UTType(_identifier: "public.png") }
  static var jpeg: UTType { UTType(_identifier: "public.jpeg") }
  static var heic: UTType { UTType(_identifier: "public.heic") }
  static var gif: UTType { UTType(_identifier: "com.compuserve.gif") }
  static var svg: UTType { UTType(_identifier: "public.svg-image") }
  static var tiff: UTType { UTType(_identifier: "public.tiff") }
  static var pdf: UTType { UTType(_identifier: "com.adobe.pdf") }
  static var audio: UTType { UTType(_identifier: "public.audio") }
  static var mp3: UTType { UTType(_identifier: "public.mp3") }
  static var mpeg4Audio: UTType { UTType(_identifier: "public.mpeg-4-audio") }
  static var movie: UTType { UTType(_identifier: "public.movie") }
  static var video: UTType { UTType(_identifier: "public.video") }
  static var mpeg4Movie: UTType { UTType(_identifier: "public.mpeg-4") }
  static var quickTimeMovie: UTType { UTType(_identifier: "com.apple.quicktime-movie") }
  static var zip: UTType { UTType(_identifier: "public.zip-archive") }
  static var archive: UTType { UTType(_identifier: "public.archive") }
  static var application: UTType { UTType(_identifier: "com.apple.application") }
  static var executable: UTType { UTType(_identifier: "public.executable") }
  static var bmp: UTType { UTType(_identifier: "com.microsoft.bmp") }
  static var webP: UTType { UTType(_identifier: "org.webmproject.webp") }
  static var rawImage: UTType { UTType(_identifier: "public.camera-raw-image") }
  static var ico: UTType { UTType(_identifier: "com.microsoft.ico") }
  static var icns: UTType { UTType(_identifier: "com.apple.icns") }
  static var livePhoto: UTType { UTType(_identifier: "com.apple.live-photo") }
  static var heif: UTType { UTType(_identifier: "public.heif") }
  static var exr: UTType { UTType(_identifier: "com.ilm.openexr-image") }
  static var unixExecutable: UTType { UTType(_identifier: "public.unix-executable") }
  static var applicationBundle: UTType { UTType(_identifier: "com.apple.application-bundle") }
  static var applicationExtension: UTType { UTType(_identifier: "com.apple.application-and-system-extension") }
  static var framework: UTType { UTType(_identifier: "com.apple.framework") }
  static var bundle: UTType { UTType(_identifier: "com.apple.bundle") }
  static var package: UTType { UTType(_identifier: "com.apple.package") }
  static var diskImage: UTType { UTType(_identifier: "public.disk-image") }
  static var gzip: UTType { UTType(_identifier: "org.gnu.gnu-zip-archive") }
  static var bz2: UTType { UTType(_identifier: "public.bzip2-archive") }
  static var epub: UTType { UTType(_identifier: "org.idpf.epub-container") }
  static var script: UTType { UTType(_identifier: "public.script") }
  static var shellScript: UTType { UTType(_identifier: "public.shell-script") }
  static var javaScript: UTType { UTType(_identifier: "com.netscape.javascript-source") }
  static var cSource: UTType { UTType(_identifier: "public.c-source") }
  static var objectiveCSource: UTType { UTType(_identifier: "public.objective-c-source") }
  static var cPlusPlusSource: UTType { UTType(_identifier: "public.c-plus-plus-source") }
  static var pythonScript: UTType { UTType(_identifier: "public.python-script") }
  static var rtfd: UTType { UTType(_identifier: "com.apple.rtfd") }
  static var flatRTFD: UTType { UTType(_identifier: "com.apple.flat-rtfd") }
  static var webArchive: UTType { UTType(_identifier: "com.apple.webarchive") }
  static var xmlPropertyList: UTType { UTType(_identifier: "com.apple.xml-property-list") }
  static var binaryPropertyList: UTType { UTType(_identifier: "com.apple.binary-property-list") }
  static var tabSeparatedText: UTType { UTType(_identifier: "public.tab-separated-values-text") }
  static var delimitedText: UTType { UTType(_identifier: "public.delimited-values-text") }
  static var utf16PlainText: UTType { UTType(_identifier: "public.utf16-plain-text") }
  static var audiovisualContent: UTType { UTType(_identifier: "public.audiovisual-content") }
  static var mpeg: UTType { UTType(_identifier: "public.mpeg") }
  static var mpeg2Video: UTType { UTType(_identifier: "public.mpeg-2-video") }
  static var avi: UTType { UTType(_identifier: "public.avi") }
  static var aiff: UTType { UTType(_identifier: "public.aiff-audio") }
  static var wav: UTType { UTType(_identifier: "com.microsoft.waveform-audio") }
  static var midi: UTType { UTType(_identifier: "public.midi-audio") }
  static var playlist: UTType { UTType(_identifier: "public.playlist") }
  static var m3uPlaylist: UTType { UTType(_identifier: "public.m3u-playlist") }
  static var font: UTType { UTType(_identifier: "public.font") }
  static var vCard: UTType { UTType(_identifier: "public.vcard") }
  static var contact: UTType { UTType(_identifier: "public.contact") }
  static var message: UTType { UTType(_identifier: "public.message") }
  static var calendarEvent: UTType { UTType(_identifier: "public.calendar-event") }
  static var toDoItem: UTType { UTType(_identifier: "public.to-do-item") }
  static var bookmark: UTType { UTType(_identifier: "public.bookmark") }
  static var internetShortcut: UTType { UTType(_identifier: "com.microsoft.internet-shortcut") }
  static var symbolicLink: UTType { UTType(_identifier: "public.symlink") }
  static var aliasFile: UTType { UTType(_identifier: "com.apple.alias-file") }
  static var volume: UTType { UTType(_identifier: "public.volume") }
  static var resolvable: UTType { UTType(_identifier: "com.apple.resolvable") }
  static var log: UTType { UTType(_identifier: "public.log") }
  static var presentation: UTType { UTType(_identifier: "public.presentation") }
  static var spreadsheet: UTType { UTType(_identifier: "public.spreadsheet") }
  static var usdz: UTType { UTType(_identifier: "com.pixar.universal-scene-description-mobile") }
  static var database: UTType { UTType(_identifier: "public.database") }
}

extension View {
  func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View { _fileDialog("fileImporter", isPresented) }
  func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View { _fileDialog("fileImporter", isPresented) }
  func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { _fileDialog("fileImporter", isPresented) }
  func fileExporter<D>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { _fileDialog("fileExporter", isPresented) }
  func fileExporter<D>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View { _fileDialog("fileExporter", isPresented) }
  func fileExporter<T>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View { _fileDialog("fileExporter", isPresented) }
  func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { _fileDialog("fileMover", isPresented) }
  /// A dialog that can only be dismissed: its binding becomes false, and nothing is called.
  func _fileDialog(_ name: String, _ isPresented: Binding<Bool>) -> some View {
    _presentation(name, isPresented: isPresented) {
      Button("Cancel", role: .cancel) { isPresented.wrappedValue = false }
    }
  }
  func fileDialogMessage(_ message: LocalizedStringKey) -> some View { _style("fileDialogMessage", "") }
  func fileDialogConfirmationLabel(_ label: LocalizedStringKey) -> some View {
    _style("fileDialogConfirmationLabel", "")
  }
  func fileDialogDefaultDirectory(_ directory: URL?) -> some View { _style("fileDialogDefaultDirectory", "") }
  func fileDialogCustomizationID(_ id: String) -> some View { _style("fileDialogCustomizationID", "") }
  func fileExporterFilenameLabel(_ label: LocalizedStringKey) -> some View { _style("fileExporterFilenameLabel", "") }
  func quickLookPreview(_ item: Binding<URL?>) -> some View { _style("quickLookPreview", "") }
  func findNavigator(isPresented: Binding<Bool>) -> some View { _style("findNavigator", "") }
  func findDisabled(_ isDisabled: Bool = true) -> some View { _style("findDisabled", "") }
  func replaceDisabled(_ isDisabled: Bool = true) -> some View { _style("replaceDisabled", "") }
  func renameAction(_ action: @escaping () -> Void) -> some View { _style("renameAction", "") }
  func navigationDocument(_ url: URL) -> some View { _style("navigationDocument", "") }
}

extension DynamicViewContent {
  func onInsert(of types: [UTType], perform action: @escaping (Int, [Any]) -> Void) -> some DynamicViewContent { self }
  func dropDestination<T>(for type: T.Type, action: @escaping ([T], Int) -> Void) -> some DynamicViewContent { self }
}

struct RenameButton: View {
  let _text: String
  typealias Body = Never
  init() { _text = "Rename" }
}

struct PasteButton: View {
  let _text: String
  typealias Body = Never
  init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) { _text = "Paste" }
  init<Provider>(supportedContentTypes: [UTType], payloadAction: @escaping ([Provider]) -> Void) { _text = "Paste" }
}

struct SharePreview<Preview, Icon> {
  let _title: String
}

extension SharePreview where Preview == Never, Icon == Never {
  init(_ title: LocalizedStringKey) { _title = title._text }
  @_disfavoredOverload init<S: StringProtocol>(_ title: S) { _title = String(title) }
}

extension SharePreview where Icon == Never {
  init(_ title: LocalizedStringKey, image: Preview) { _title = title._text }
  @_disfavoredOverload init<S: StringProtocol>(_ title: S, image: Preview) { _title = String(title) }
}

extension SharePreview where Preview == Never {
  init(_ title: LocalizedStringKey, icon: Icon) { _title = title._text }
  @_disfavoredOverload init<S: StringProtocol>(_ title: S, icon: Icon) { _title = String(title) }
}

extension SharePreview {
  init(_ title: LocalizedStringKey, image: Preview, icon: Icon) { _title = title._text }
  @_disfavoredOverload init<S: StringProtocol>(_ title: S, image: Preview, icon: Icon) { _title = String(title) }
}
