class C: ~Copyable {}
