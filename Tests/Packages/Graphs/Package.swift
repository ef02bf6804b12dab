// swift-tools-version: 5.9
import PackageDescription
let package = Package(
  name: "Graphs", platforms: [.macOS(.v13)],
  targets: [.target(name: "Graphs"), .testTarget(name: "GraphsTests", dependencies: ["Graphs"])])
