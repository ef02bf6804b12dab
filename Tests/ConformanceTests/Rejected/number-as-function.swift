func 1f() {}
