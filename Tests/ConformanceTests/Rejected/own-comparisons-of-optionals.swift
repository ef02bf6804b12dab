struct Version { var major = 1 }
func == (left: Version, right: Version) -> Bool { left.major == right.major }
let version: Version? = Version()
print(version == Version())
struct Build { var number = 1; static func == (left: Build, right: Build) -> Bool { left.number == right.number } }
let build: Build? = Build()
if build == Build() { print(1) }
