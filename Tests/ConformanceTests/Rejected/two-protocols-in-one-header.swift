protocol A, B {}
