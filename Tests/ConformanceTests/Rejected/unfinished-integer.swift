struct Natural: UnsignedInteger { init() {} }
