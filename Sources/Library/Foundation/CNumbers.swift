// The C library's names for numbers, on Linux.

typealias size_t = Int
typealias ssize_t = Int
typealias off_t = Int
typealias pid_t = Int32
typealias mode_t = UInt32
typealias clock_t = Int
typealias useconds_t = UInt32
typealias suseconds_t = Int
typealias socklen_t = UInt32
typealias in_addr_t = UInt32
typealias in_port_t = UInt16
typealias wchar_t = Int32
typealias intptr_t = Int
typealias uintptr_t = UInt
typealias ptrdiff_t = Int
typealias dev_t = UInt
typealias ino_t = UInt
typealias nlink_t = UInt
typealias rlim_t = UInt
typealias cc_t = UInt8
typealias speed_t = UInt32
typealias tcflag_t = UInt32
typealias nfds_t = UInt
