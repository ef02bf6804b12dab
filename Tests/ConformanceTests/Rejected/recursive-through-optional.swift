// Two structs cannot contain each other.
struct Folder {
  var file: File?
}
struct File {
  var folder: Folder?
}
