// Not every type is an attribute.
struct Mark {}
@Mark struct Page {}
