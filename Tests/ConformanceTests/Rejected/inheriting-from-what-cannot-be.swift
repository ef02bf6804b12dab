struct I {}
class C: I {}
enum E: I {}

struct T: C {}
class D: E {}
class F: Int {}
struct G: F {}

extension I: C {}
