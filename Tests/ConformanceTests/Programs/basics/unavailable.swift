// Platforms that are not this one: everything is available.
if #unavailable(Atari 1) { print("unavailable") } else { print("available") }
if #available(Atari 1, *) { print("a") } else { print("b") }
if #unavailable(iOS 13) { print("unavailable") } else { print("available") }
if #available(macOS 13, *) { print("x") }
