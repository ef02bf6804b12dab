import Foundation

let info = ProcessInfo.processInfo
print(info.environment["OBSH_SURELY_NOT_SET"] == nil, info.arguments.count >= 1, info.processorCount > 0)
print(info.physicalMemory > 1_000_000, info.systemUptime > 0, !info.globallyUniqueString.isEmpty)
print(info.isOperatingSystemAtLeast(OperatingSystemVersion(majorVersion: 1, minorVersion: 0, patchVersion: 0)))
print(info.environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1", info.activeProcessorCount > 0)
let version = OperatingSystemVersion(majorVersion: 17, minorVersion: 4, patchVersion: 1)
print("\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)")
print(info.arguments.contains("-ui-testing"))
print(info.globallyUniqueString != info.globallyUniqueString)
