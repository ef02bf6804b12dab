let g: () -> Void? = {}
