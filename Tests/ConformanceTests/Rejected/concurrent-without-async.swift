struct S { @concurrent func f() {} }
@concurrent func f() { }
