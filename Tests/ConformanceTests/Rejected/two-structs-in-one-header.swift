struct A, B {}
