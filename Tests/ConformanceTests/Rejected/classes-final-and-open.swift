open final class A {}
final open class B {}
