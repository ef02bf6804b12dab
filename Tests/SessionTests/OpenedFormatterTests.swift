import Session
import Testing

/// Foundation's formatters that the toolchain has no implementation for, and names of Apple's smaller modules.
@Suite struct OpenedFormatterTests {
  private func printed(_ body: String) -> [String] {
    let opened = OpenedFiles.open([
      "A.swift": "import SwiftUI\nfunc show() {\n\(body)\n}\n#Preview { let _ = show(); Text(\"\") }\n"
    ])
    #expect(opened.sealed == [])
    #expect(opened.opaque == [])
    return opened.printed.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  @Test func `positional spans drop leading zeros, and pad the others`() {
    let words = printed(
      """
      let f = DateComponentsFormatter()
      f.allowedUnits = [.hour, .minute, .second]
      for span in [3909.0, 65, 5, 0, 3600, -65] { print(f.string(from: span) ?? "nil") }
      f.zeroFormattingBehavior = .pad
      for span in [3909.0, 5] { print(f.string(from: span) ?? "nil") }
      f.allowedUnits = [.minute, .second]
      print(f.string(from: 3909) ?? "nil")
      """)
    #expect(words == ["1:05:09", "1:05", "5", "0", "1:00:00", "-1:05", "01:05:09", "00:00:05", "65:09"])
  }

  @Test(arguments: [
    ("abbreviated", "1d 1h 1m 1s", "2h 5s"), ("brief", "1day 1hr 1min 1sec", "2hr 5sec"),
    ("short", "1 day, 1 hr, 1 min, 1 sec", "2 hr, 5 sec"),
    ("full", "1 day, 1 hour, 1 minute, 1 second", "2 hours, 5 seconds"),
    ("spellOut", "one day, one hour, one minute, one second", "two hours, five seconds"),
  ])
  func `spans in words drop all zeros`(_ style: String, _ long: String, _ short: String) {
    let words = printed(
      """
      let f = DateComponentsFormatter()
      f.allowedUnits = [.day, .hour, .minute, .second]
      f.unitsStyle = .\(style)
      print(f.string(from: 90061) ?? "nil"); print(f.string(from: 7205) ?? "nil")
      """)
    #expect(words == [long, short])
  }

  @Test func `spans of components and dates are limited and introduced`() {
    let words = printed(
      """
      let f = DateComponentsFormatter()
      f.unitsStyle = .full
      f.maximumUnitCount = 2
      print(f.string(from: DateComponents(day: 2, hour: 3, minute: 4)) ?? "nil")
      f.includesApproximationPhrase = true
      f.includesTimeRemainingPhrase = true
      print(f.string(from: DateComponents(hour: 2)) ?? "nil")
      let start = Date(timeIntervalSinceReferenceDate: 0)
      let g = DateComponentsFormatter()
      g.allowedUnits = [.year, .month, .day]
      g.unitsStyle = .abbreviated
      print(g.string(from: start, to: start.addingTimeInterval(86_400 * 400)) ?? "nil")
      """)
    #expect(words == ["2 days, 3 hours", "About 2 hours remaining", "1y 1mo 4d"])
  }

  @Test func `relative dates are relative to the virtual time`() {
    let words = printed(
      """
      let f = DateFormatter()
      f.dateStyle = .medium
      f.timeStyle = .none
      f.doesRelativeDateFormatting = true
      for days in [0.0, -1, 1, 9] { print(f.string(from: Date.now.addingTimeInterval(days * 86_400))) }
      """)
    #expect(words == ["Today", "Yesterday", "Tomorrow", "Jan 10, 2026"])
  }

  @Test func `login items and settings for accessibility have the state of a new system`() {
    let opened = OpenedFiles.open([
      "A.swift": """
      import ServiceManagement
      import SwiftUI
      struct Settings: View {
        @State private var opensAtLogin = SMAppService.mainApp.status == .enabled
        var body: some View {
          Toggle("Open at login", isOn: $opensAtLogin)
            .onAppear {
              try? SMAppService.mainApp.register()
              print(SMAppService.mainApp.status == .enabled, SMAppService.loginItem(identifier: "a").status.rawValue)
              try? SMAppService.mainApp.unregister()
              print(opensAtLogin, SMAppService.mainApp.status == .notRegistered, UIAccessibility.isReduceMotionEnabled)
            }
        }
      }
      #Preview { Settings() }
      """
    ])
    #expect(opened.opaque == [])
    #expect(opened.sealed == [])
    #expect(opened.printed == "true 0\nfalse true false\n")
  }

  @Test func `modules whose names obsh has are not opaque themselves`() {
    let opened = OpenedFiles.open([
      "A.swift": """
      import CoreGraphics
      import Security
      import SwiftUI
      import UniformTypeIdentifiers
      import os.log
      #Preview {
        let _ = print(UTType.bmp.identifier, UTType.unixExecutable.identifier, CGSize(width: 1, height: 2).width)
        let _ = NSLog("%d items of %@", 3, "all")
        Text("").accessibility(label: Text("label")).accessibility(hidden: true)
      }
      """
    ])
    #expect(opened.opaque == [])
    #expect(opened.sealed == [])
    #expect(opened.printed == "com.microsoft.bmp public.unix-executable 1.0\n")
  }
}
