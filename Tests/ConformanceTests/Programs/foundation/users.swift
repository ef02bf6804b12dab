import Foundation

// The C library's entry of a user has the same home folder and name as Foundation says.
if let entry = getpwuid(getuid()) {
  print(String(cString: entry.pointee.pw_dir) == NSHomeDirectory())
  print(String(cString: entry.pointee.pw_name) == NSUserName())
  print(entry.pointee.pw_uid == getuid(), entry.pointee.pw_gid == getgid())
  print(entry.pointee.pw_shell != nil)
}

func home() -> String {
  guard let entry = getpwuid(geteuid()), let folder = entry.pointee.pw_dir else { return "" }
  return String(cString: folder)
}
print(home() == NSHomeDirectory())

// Unknown users have none.
print(getpwuid(4_000_000_000) == nil)
print(getpwnam("nobody of this name") == nil)
print(getpwnam(NSUserName()).map { String(cString: $0.pointee.pw_name) } == NSUserName())
