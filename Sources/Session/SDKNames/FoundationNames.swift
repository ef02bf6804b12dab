/// Types, functions and members of Apple's Foundation that programs with models and views use.
enum FoundationNames {
  static let names = """
    types: AffineTransform Bundle
    ByteCountFormatStyle ByteCountFormatter CachedURLResponse Calendar CharacterSet CocoaError CodableConfiguration
    ComparisonResult Data DataProtocol Date DateComponents DateComponentsFormatter DateFormatter DateInterval
    DateIntervalFormatter Decimal DecodingError Dimension DispatchGroup DispatchQueue DispatchSemaphore DispatchSource
    DispatchTime DispatchTimeInterval DispatchWallTime DispatchWorkItem EncodingError EnergyFormatter Expression
    FileHandle FileManager FileWrapper FloatingPointFormatStyle FormatStyle Formatter HTTPCookie HTTPCookieStorage
    HTTPURLResponse Host ISO8601DateFormatter IndexPath IndexSet IntegerFormatStyle JSONDecoder
    JSONEncoder JSONSerialization KeyPathComparator LengthFormatter ListFormatStyle ListFormatter Locale
    LocalizedError LocalizedStringResource MassFormatter Measurement MeasurementFormatter NSAttributedString NSArray
    NSBundle NSCache NSCalendar NSCoder NSCoding NSCountedSet NSData NSDate NSDictionary NSError NSExpression
    NSFileManager NSKeyedArchiver NSKeyedUnarchiver NSLocalizedString NSLock NSMutableArray
    NSMutableAttributedString NSMutableData NSMutableDictionary NSMutableSet NSMutableString NSNotification NSNull
    NSNumber NSObject NSObjectProtocol NSOrderedSet NSPredicate NSRange NSRecursiveLock NSRegularExpression
    NSSecureCoding NSSet NSSortDescriptor NSString NSTimeZone NSURL NSUUID NSUserActivity NSValue Notification
    NotificationCenter NotificationQueue NumberFormatter Operation OperationQueue ParseStrategy
    ParseableFormatStyle PersonNameComponents PersonNameComponentsFormatter Pipe Predicate PredicateExpressions
    Process ProcessInfo Progress PropertyListDecoder PropertyListEncoder PropertyListSerialization RecoverableError
    RelativeDateTimeFormatter RunLoop Scanner SortComparator SortDescriptor SortOrder Thread TimeInterval
    TimeZone Timer URL URLCache URLComponents URLCredential URLError URLProtocol URLQueryItem URLRequest
    URLResourceKey URLResourceValues URLResponse URLSession URLSessionConfiguration URLSessionDataTask
    URLSessionDelegate URLSessionDownloadTask URLSessionTask URLSessionWebSocketTask UUID UndoManager Unit UnitAngle
    UnitArea UnitDuration UnitEnergy UnitLength UnitMass UnitPower UnitPressure UnitSpeed UnitTemperature UnitVolume
    UserDefaults XMLParser
    functions: NSClassFromString NSHomeDirectory NSLocalizedString NSLog NSStringFromClass NSTemporaryDirectory
    NSUserName autoreleasepool
    String: appendingFormat applyingTransform capitalized caseInsensitiveCompare cString canBeConverted commonPrefix
    compare completePath components contains data decomposedStringWithCanonicalMapping
    decomposedStringWithCompatibilityMapping enumerateLines enumerateSubstrings enumerateLinguisticTags
    fastestEncoding folding fileSystemRepresentation getBytes getCString getLineStart getParagraphStart hash
    lengthOfBytes lineRange linguisticTags localizedCapitalized localizedCaseInsensitiveCompare
    localizedCaseInsensitiveContains localizedCompare localizedLowercase localizedName localizedStandardCompare
    localizedStandardContains localizedStandardRange localizedStringWithFormat localizedUppercase maximumLengthOfBytes
    padding paragraphRange precomposedStringWithCanonicalMapping precomposedStringWithCompatibilityMapping
    propertyList propertyListFromStringsFileFormat range rangeOfCharacter rangeOfComposedCharacterSequence
    rangeOfComposedCharacterSequences removingPercentEncoding replacingCharacters replacingOccurrences
    smallestEncoding substring trimmingCharacters addingPercentEncoding addingPercentEscapes utf8CString write
    Encoding CompareOptions EncodingConversionOptions EnumerationOptions LocalizationOptions LocalizationValue
    Comparator StandardComparator defaultCStringEncoding availableStringEncodings
    Substring: components range replacingOccurrences trimmingCharacters padding lineRange localizedCompare
    Date: addTimeInterval addingTimeInterval advanced compare description distance distantFuture distantPast formatted
    ISO8601Format now timeInterval timeIntervalSince timeIntervalSince1970 timeIntervalSinceNow
    timeIntervalSinceReferenceDate timeIntervalBetween1970AndReferenceDate ComponentsFormatStyle FormatStyle
    FormatString ISO8601FormatStyle IntervalFormatStyle ParseStrategy RelativeFormatStyle VerbatimFormatStyle
    AnchoredRelativeFormatStyle
    Sequence: compare filter formatted sorted
    BinaryInteger: formatted
    BinaryFloatingPoint: formatted
    Array: sort formatted
    Data: append base64EncodedData base64EncodedString bytes compactMap copyBytes count range replaceSubrange
    resetBytes subdata withUnsafeBytes withUnsafeMutableBytes write Deallocator Base64DecodingOptions
    Base64EncodingOptions ReadingOptions WritingOptions
    URL: absoluteString absoluteURL appending appendPathComponent appendPathExtension appendingPathComponent
    appendingPathExtension applicationDirectory applicationSupportDirectory baseURL bookmarkData cachesDirectory
    checkResourceIsReachable currentDirectory dataRepresentation deletePathExtension deletingLastPathComponent
    deletingPathExtension desktopDirectory documentsDirectory downloadsDirectory formatted fragment hasDirectoryPath
    homeDirectory host isFileURL lastPathComponent libraryDirectory lines password path pathComponents pathExtension
    port promisedItemResourceValues query relativePath relativeString resolvingSymlinksInPath resourceBytes
    resourceValues scheme setResourceValues standardized standardizedFileURL startAccessingSecurityScopedResource
    stopAccessingSecurityScopedResource temporaryDirectory user
    UUID: uuid uuidString
    UserDefaults: addSuite array bool data dictionary dictionaryRepresentation double float integer object
    persistentDomain register removeObject removePersistentDomain removeSuite resetStandardUserDefaults set
    setPersistentDomain setValue standard string stringArray synchronize url value volatileDomain publisher
    didChangeNotification
    Calendar: amSymbol autoupdatingCurrent compare component components date dateComponents dateInterval
    dateIntervalOfWeekend dates enumerateDates eraSymbols firstWeekday identifier isDate isDateInToday
    isDateInTomorrow isDateInWeekend isDateInYesterday locale longEraSymbols maximumRange minimumDaysInFirstWeek
    minimumRange monthSymbols nextDate nextWeekend ordinality pmSymbol quarterSymbols range shortMonthSymbols
    shortStandaloneMonthSymbols shortStandaloneWeekdaySymbols shortWeekdaySymbols standaloneMonthSymbols
    standaloneWeekdaySymbols startOfDay timeZone veryShortMonthSymbols veryShortWeekdaySymbols weekdaySymbols
    Component Identifier MatchingPolicy RecurrenceRule RepeatedTimePolicy SearchDirection
    Locale: autoupdatingCurrent availableIdentifiers calendar collation components currency current decimalSeparator
    exemplarCharacterSet firstDayOfWeek groupingSeparator hourCycle identifier isoCurrencyCodes language
    localizedString measurementSystem numberingSystem preferredLanguages quotationBeginDelimiter region script
    subdivision timeZone variant Components Currency Language Region
    TimeZone: abbreviation abbreviationDictionary autoupdatingCurrent current daylightSavingTimeOffset gmt identifier
    isDaylightSavingTime knownTimeZoneIdentifiers localizedName nextDaylightSavingTimeTransition secondsFromGMT
    DispatchQueue: activate async asyncAfter asyncAndWait concurrentPerform getSpecific global label main schedule
    setSpecific setTarget sync
    RunLoop: add acceptInput current currentMode limitDate main perform run schedule
    Timer: fire fireDate invalidate isValid publish scheduledTimer timeInterval tolerance userInfo TimerPublisher
    NumberFormatter: allowsFloats alwaysShowsDecimalSeparator currencyCode currencySymbol decimalSeparator formatWidth
    generatesDecimalNumbers groupingSeparator groupingSize isLenient locale maximum maximumFractionDigits
    maximumIntegerDigits maximumSignificantDigits minimum minimumFractionDigits minimumIntegerDigits
    minimumSignificantDigits minusSign multiplier negativePrefix nilSymbol number numberStyle percentSymbol plusSign
    positivePrefix roundingIncrement roundingMode string usesGroupingSeparator usesSignificantDigits zeroSymbol
    DateFormatter: amSymbol calendar date dateFormat dateStyle doesRelativeDateFormatting isLenient locale
    localizedString monthSymbols pmSymbol setLocalizedDateFormatFromTemplate string timeStyle timeZone weekdaySymbols
    """
}
