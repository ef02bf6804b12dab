init() {}
deinit {}
struct Q { deinit {} }
