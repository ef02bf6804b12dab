import Frontend
import Source

extension SDKNames {
  /// The names in Apple's frameworks, including those that obsh has.
  static var apple: SDKNames {
    SDKNames([
      ("Swift", standardLibrary), ("SwiftUI", SwiftUITypes.names), ("SwiftUI", SwiftUIModifiers.names),
      ("Combine", CombineNames.names),
      ("Foundation", FoundationNames.names), ("UIKit", uiKit), ("AppKit", appKit), ("Core Graphics", coreGraphics),
      ("Swift Charts", charts), ("MapKit", mapKit), ("SwiftData", swiftData), ("Core Data", coreData), ("os", os),
      ("WidgetKit", widgetKit), ("AVKit", "types: AVPlayer AVPlayerItem VideoPlayer"),
      ("WebKit", "types: WebPage WebView"),
      ("PhotosUI", "types: PhotosPicker PhotosPickerItem"), ("TipKit", "types: Tip TipView Tips"),
      ("RealityKit", "types: Entity ModelEntity RealityView"),
      ("Core Location", "types: CLLocation CLLocationCoordinate2D CLLocationManager"),
      ("Network", "types: NWConnection NWPathMonitor"),
    ])
  }

  private static let standardLibrary = """
    types: AnyCollection AnyIterator AnySequence Atomic
    AutoreleasingUnsafeMutablePointer BitwiseCopyable CVaListPointer CVarArg Codable CodingKey CodingUserInfoKey
    CustomLeafReflectable CustomPlaygroundDisplayConvertible
    CustomReflectable Decodable Decoder DecodingError Encodable Encoder EncodingError
    Float16 Float80 KeyValuePairs
    ManagedBufferPointer Mirror MutableRawSpan MutableSpan Mutex OpaquePointer OutputRawSpan OutputSpan RawSpan
     SingleValueDecodingContainer SingleValueEncodingContainer
    StaticBigInt StaticString TextOutputStream UnkeyedDecodingContainer
    UnkeyedEncodingContainer
    functions: autoreleasepool isKnownUniquelyReferenced readLine withExtendedLifetime
    withUnsafeTemporaryAllocation
    """
  private static let uiKit = """
    types: UIAlertController UIApplication UIApplicationDelegate UIButton UIColor UIDevice UIFont UIImage
    UIImpactFeedbackGenerator UILabel UINavigationController UINotificationFeedbackGenerator UIPasteboard UIResponder
    UIScene UIScreen UISelectionFeedbackGenerator UITableView UITextField UIView UIViewController UIWindow UIWindowScene
    """
  private static let appKit = """
    types: NSApp NSApplication NSApplicationDelegate NSColor NSCursor NSEvent NSFont NSImage NSPasteboard NSScreen
    NSView NSViewController NSWindow NSWorkspace
    """
  private static let coreGraphics = "types: CGAffineTransform CGColor CGContext CGImage CGPath CGVector"
  private static let charts = """
    types: AreaMark AxisGridLine AxisMarks AxisTick AxisValueLabel BarMark Chart ChartContent ChartProxy LineMark
    Plottable PlottableValue PointMark RectangleMark RuleMark SectorMark
    """
  private static let mapKit = """
    types: Annotation MKCoordinateRegion MKLocalSearch MKMapItem Map MapCameraPosition MapCircle MapPolyline MapReader
    MapUserLocationButton Marker UserAnnotation
    """
  private static let swiftData = """
    types: Attribute FetchDescriptor Model ModelConfiguration ModelContainer ModelContext PersistentIdentifier
    PersistentModel Query Relationship Schema Transient Unique
    View: modelContainer modelContext
    Scene: modelContainer modelContext
    """
  private static let coreData = """
    types: NSBatchDeleteRequest NSEntityDescription NSFetchRequest NSFetchedResultsController NSManagedObject
    NSManagedObjectContext NSManagedObjectID NSPersistentCloudKitContainer NSPersistentContainer
    """
  private static let os = """
    types: OSLogStore
    functions: os_signpost
    """
  private static let widgetKit = """
    types: AppIntentTimelineProvider ControlWidget IntentTimelineProvider StaticConfiguration Timeline TimelineEntry
    TimelineProvider TimelineProviderContext TimelineReloadPolicy Widget WidgetBundle WidgetCenter WidgetConfiguration
    WidgetFamily
    """
}
