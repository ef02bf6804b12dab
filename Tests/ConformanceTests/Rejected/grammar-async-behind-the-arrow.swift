func load() -> async Int { 1 }
