// swift-tools-version: 5.10
import PackageDescription

let package = Package(
  name: "Ledger",
  products: [
    .library(name: "LedgerCore", targets: ["LedgerCore"]), .library(name: "LedgerReports", targets: ["LedgerReports"]),
  ],
  targets: [
    .target(name: "LedgerCore", swiftSettings: [.enableUpcomingFeature("ExistentialAny")]),
    .target(name: "LedgerReports", dependencies: ["LedgerCore"]),
    .testTarget(name: "LedgerTests", dependencies: ["LedgerCore", "LedgerReports"]),
  ])
