// A class has one parent.
class A {}
class B {}
class C: A, B {}
