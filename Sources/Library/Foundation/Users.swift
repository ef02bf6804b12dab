// The user that runs the program, as the C library describes it. It is the same user everywhere.

typealias uid_t = UInt32
typealias gid_t = UInt32
func getuid() -> UInt32 { 1000 }
func geteuid() -> UInt32 { getuid() }
func getgid() -> UInt32 { 1000 }
func getegid() -> UInt32 { getgid() }

struct passwd {
  @stored var pw_name: UnsafeMutablePointer<CChar>!
  @stored var pw_passwd: UnsafeMutablePointer<CChar>!
  @stored var pw_uid: UInt32
  @stored var pw_gid: UInt32
  @stored var pw_gecos: UnsafeMutablePointer<CChar>!
  @stored var pw_dir: UnsafeMutablePointer<CChar>!
  @stored var pw_shell: UnsafeMutablePointer<CChar>!
}

/// The entry of the only user. It lies in the memory of the C library, so programs do not free it.
enum _Users {
  static let only: UnsafeMutablePointer<passwd> = {
    let entry = UnsafeMutablePointer<passwd>.allocate(capacity: 1)
    entry.initialize(
      to: passwd(
        pw_name: _text(NSUserName()), pw_passwd: _text("x"), pw_uid: getuid(), pw_gid: getgid(),
        pw_gecos: _text(NSUserName()), pw_dir: _text(NSHomeDirectory()), pw_shell: _text("/bin/sh")))
    return entry
  }()
  private static func _text(_ text: String) -> UnsafeMutablePointer<CChar> {
    UnsafeMutablePointer(mutating: UnsafePointer<CChar>(_text: text))
  }
}

func getpwuid(_ user: UInt32) -> UnsafeMutablePointer<passwd>! { user == getuid() ? _Users.only : nil }
func getpwnam(_ name: UnsafePointer<CChar>) -> UnsafeMutablePointer<passwd>! {
  String(cString: name) == NSUserName() ? _Users.only : nil
}
