// A struct inherits from no class.
class Base {}
struct Child: Base {}
