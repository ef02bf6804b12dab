import Foundation

usleep(10)
print(sleep(0), nanosleep([timespec(tv_sec: 0, tv_nsec: 10)], nil))
print(atoi("12"), atoi(" -7x"), atoi("x"), atol("99999999999"), atof("2.5e3 and more"), atoll("+4"))
print(clock() >= 0, CLOCKS_PER_SEC)
print(setvbuf(stdout, nil, _IOLBF, 0))
for character in [0, 9, 32, 48, 57, 58, 65, 70, 90, 97, 102, 122, 126, 127] as [Int32] {
  print(
    character, toupper(character), tolower(character), isdigit(character) != 0, isalpha(character) != 0,
    isalnum(character) != 0, isspace(character) != 0, isupper(character) != 0, islower(character) != 0,
    ispunct(character) != 0, isxdigit(character) != 0, iscntrl(character) != 0, isprint(character) != 0,
    isgraph(character) != 0, isblank(character) != 0)
}
print(access("/", F_OK), access("/no such file", R_OK))
let memory = malloc(16)!
memory.storeBytes(of: 5, as: Int.self)
print(memory.load(as: Int.self))
free(memory)
let zeros = calloc(2, 4)!
print(zeros.load(fromByteOffset: 4, as: Int32.self))
free(zeros)
print(strtol("ff", nil, 16), strtol("0x1F", nil, 0), strtol("017", nil, 0), strtol("-0b", nil, 10), strtol("zz", nil, 36))
print(strtol("99999999999999999999", nil, 10), strtol("-99999999999999999999", nil, 10))
"12 apples".withCString { text in
  var end: UnsafeMutablePointer<CChar>?
  let number = strtol(text, &end, 10)
  print(number, String(cString: end!))
  print(strtod("0.5pt", nil), strtod("inf", nil), strtod("-1e2", &end))
}
