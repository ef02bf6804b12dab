// The images that the dynamic loader has mapped. An interpreted program consists of none, and calls none.

struct mach_header {
  init() {}
}

func _dyld_image_count() -> UInt32 { 0 }
func _dyld_get_image_name(_ index: UInt32) -> UnsafePointer<CChar>! { nil }
func _dyld_get_image_header(_ index: UInt32) -> UnsafePointer<mach_header>! { nil }
func _dyld_get_image_vmaddr_slide(_ index: UInt32) -> Int { 0 }
