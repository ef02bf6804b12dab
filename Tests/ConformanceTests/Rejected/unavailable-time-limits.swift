import Testing
@Test(.timeLimit(.seconds(3))) func a() {}
