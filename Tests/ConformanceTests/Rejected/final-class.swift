// A final class has no subclasses.
final class Leaf {}
class Sub: Leaf {}
