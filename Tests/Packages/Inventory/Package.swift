// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "Inventory", products: [.library(name: "Inventory", targets: ["Inventory"])],
  targets: [.target(name: "Inventory"), .testTarget(name: "InventoryTests", dependencies: ["Inventory"])])
