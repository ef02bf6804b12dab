var x: Int { get { 1 } foo { } }
