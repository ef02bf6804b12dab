struct S { var a = 1, b: Int { 2 }; var c = 1, d = 2 { didSet {} } }
