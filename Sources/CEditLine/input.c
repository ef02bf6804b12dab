#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <wchar.h>

#include "editor.h"
#include "keys.h"
#include "signals.h"

static const wchar_t replacement = 0xFFFD;

enum { escape_key = 0x1B };

// MARK: - Signals

/// Handles a signal that arrived during the wait for a key. Returns true if more keys are to be read.
static bool handle_signal(ceditline *editor, int number) {
  switch (number) {
  case SIGWINCH:
    editor_resize(editor);
    return true;
  case SIGTSTP:
    fputs("\n", stdout);
    editor_step_aside(editor);
    signals_pass_on(SIGTSTP);
    editor_step_back(editor);
    return true;
  case SIGCONT:
    // Whatever continued the process may have changed the terminal's modes, which libedit does not expect.
    editor_step_aside(editor);
    editor_step_back(editor);
    return true;
  case SIGINT:
    editor->progress = progress_interrupting;
    editor->search.is_on = false;
    editor->ahead_next = editor->ahead_end = 0;
    return false;
  default:
    // SIGTERM, SIGHUP, SIGQUIT: the terminal is restored first, then they take their usual effect.
    signals_put_back(number);
    editor->progress = progress_ended;
    return false;
  }
}

// MARK: - Somebody else's turn

/// True if the prompt, with the text typed at it, can be removed for a moment.
static bool can_step_aside(ceditline *editor) {
  if (editor->progress != progress_editing || editor->search.is_on || editor->is_in_paste || !editor->is_between_keys) {
    return false;
  }
  const LineInfoW *line = el_wline(editor->el);
  return wmemchr(line->buffer, L'\n', (size_t)(line->lastchar - line->buffer)) == NULL;
}

/// Saves the typed text for the next prompt, and clears the line.
static void step_aside(ceditline *editor) {
  const LineInfoW *line = el_wline(editor->el);
  size_t count = (size_t)(line->lastchar - line->buffer);
  free(editor->kept);
  editor->kept = calloc(count + 1, sizeof *editor->kept);
  if (editor->kept != NULL) {
    wmemcpy(editor->kept, line->buffer, count);
    editor->kept_behind_cursor = (int)(line->lastchar - line->cursor);
  }
  int rows = editor_cell(editor, line->cursor, editor->columns).row;
  if (editor->pastes && rows > 0) {
    printf("\033[%dA", rows);
  }
  el_cursor(editor->el, (int)(line->lastchar - line->cursor));
  el_wdeletestr(editor->el, (int)count);
}

/// Restores the text that had been typed before the editor stepped aside.
static void put_back(ceditline *editor) {
  wchar_t *kept = editor->kept;
  if (kept == NULL) {
    return;
  }
  editor->kept = NULL;
  if (*kept != 0) {
    el_winsertstr(editor->el, kept);
    el_cursor(editor->el, -editor->kept_behind_cursor);
    editor_redraw(editor);
  }
  free(kept);
}

// MARK: - Bytes and characters

/// Takes the next byte, reading at most `most` bytes if none is buffered. Returns false if the line ends instead.
static bool next_byte(ceditline *editor, unsigned char *byte, size_t most) {
  while (editor->ahead_next == editor->ahead_end) {
    int number = signals_wait(editor->keyboard, can_step_aside(editor));
    if (number == signals_woken) {
      editor->progress = progress_waking;
      return false;
    }
    if (number != 0) {
      if (!handle_signal(editor, number)) {
        return false;
      }
      continue;
    }
    ssize_t count = read(editor->keyboard, editor->ahead, most);
    if (count > 0) {
      editor->ahead_next = 0;
      editor->ahead_end = (size_t)count;
    } else if (count == 0 || (errno != EINTR && errno != EAGAIN)) {
      editor->progress = progress_ended;
      return false;
    }
  }
  editor->is_between_keys = false;
  *byte = editor->ahead[editor->ahead_next++];
  return true;
}

/// Takes the next UTF-8 character; invalid bytes become U+FFFD.
static bool next_character(ceditline *editor, wchar_t *character, size_t most) {
  static const wchar_t smallest[] = {0, 0x80, 0x800, 0x10000};
  unsigned char lead;
  if (!next_byte(editor, &lead, most)) {
    return false;
  }
  if (lead < 0x80) {
    *character = lead;
    return true;
  }
  int followers = lead < 0xC0 ? 0 : lead < 0xE0 ? 1 : lead < 0xF0 ? 2 : lead < 0xF8 ? 3 : 0;
  wchar_t value = lead & (0x3F >> followers);
  for (int i = 0; i < followers; i++) {
    unsigned char byte;
    if (!next_byte(editor, &byte, most)) {
      return false;
    }
    if ((byte & 0xC0) != 0x80) {
      // The byte belongs to the next character. It was the last one taken, so it is still in the buffer.
      editor->ahead_next--;
      *character = replacement;
      return true;
    }
    value = value << 6 | (byte & 0x3F);
  }
  bool is_surrogate = value >= 0xD800 && value <= 0xDFFF;
  bool is_shortest = followers > 0 && value >= smallest[followers];
  *character = is_shortest && !is_surrogate && value <= 0x10FFFF ? value : replacement;
  return true;
}

void input_start_line(ceditline *editor) {
  editor->progress = progress_editing;
  editor->interrupts_offered = 0;
  editor->sequence_next = editor->sequence_end = 0;
  editor->is_painted = false;
  undo_start_line(editor);
  paste_start_line(editor);
  editor->search.is_on = false;
}

bool input_is_waiting(ceditline *editor) {
  return editor->ahead_next < editor->ahead_end || signals_is_readable(editor->keyboard, 0);
}

bool input_answer(ceditline *editor, wchar_t *key) { return next_character(editor, key, 1); }

// MARK: - Where the cursor is

/// Reads the terminal's next output after the bytes that are already waiting. Returns false on a timeout.
static bool fill_ahead(ceditline *editor, int milliseconds) {
  // The last used byte may have to be read again.
  size_t used = editor->ahead_next > 0 ? editor->ahead_next - 1 : 0;
  memmove(editor->ahead, editor->ahead + used, editor->ahead_end - used);
  editor->ahead_next -= used;
  editor->ahead_end -= used;
  size_t room = sizeof editor->ahead - editor->ahead_end;
  if (room == 0 || !signals_is_readable(editor->keyboard, milliseconds)) {
    return false;
  }
  ssize_t added = read(editor->keyboard, editor->ahead + editor->ahead_end, room);
  if (added <= 0) {
    return false;
  }
  editor->ahead_end += (size_t)added;
  return true;
}

/// The length of the report `ESC [ row ; column R` at `start`; 0 if there is none, and -1 if one is incomplete.
static int report_length(const unsigned char *start, const unsigned char *end, int *column) {
  static const char marks[] = "\033[;R";
  const unsigned char *next = start;
  int number = 0;
  for (size_t mark = 0; mark < sizeof marks - 1; mark++) {
    number = 0;
    // The first two marks have no number before them.
    for (; mark >= 2 && next < end && *next >= '0' && *next <= '9' && number < 100000; next++) {
      number = number * 10 + (*next - '0');
    }
    if (next == end) {
      return -1;
    }
    if (*next++ != (unsigned char)marks[mark]) {
      return 0;
    }
  }
  *column = number - 1;
  return (int)(next - start);
}

/// Removes a report from the buffered input, which may also contain keys typed in the meantime.
static bool take_report(ceditline *editor, int *column) {
  unsigned char *end = editor->ahead + editor->ahead_end;
  for (unsigned char *start = editor->ahead + editor->ahead_next; start < end; start++) {
    int length = report_length(start, end, column);
    if (length > 0) {
      memmove(start, start + length, (size_t)(end - start - length));
      editor->ahead_end -= (size_t)length;
      return true;
    }
  }
  return false;
}

bool input_cursor_column(ceditline *editor, int *column) {
  // As long as a user does not mind; over a slow line the answer may still arrive later, and is discarded then.
  enum { patience = 500 };
  if (editor->is_silent || editor->is_in_paste) {
    return false;
  }
  fputs("\033[6n", stdout);
  fflush(stdout);
  while (!take_report(editor, column)) {
    if (!fill_ahead(editor, patience)) {
      editor->is_silent = editor->awaits_report = true;
      return false;
    }
  }
  return true;
}

/// Discards a report that has arrived too late, and whose escape character has been read. Returns false for anything
/// else.
static bool skip_late_report(ceditline *editor) {
  int length, column;
  do {
    unsigned char bytes[32] = {escape_key};
    size_t count = editor->ahead_end - editor->ahead_next;
    count = count < sizeof bytes - 1 ? count : sizeof bytes - 1;
    memcpy(bytes + 1, editor->ahead + editor->ahead_next, count);
    length = report_length(bytes, bytes + 1 + count, &column);
  } while (length < 0 && fill_ahead(editor, 30));
  if (length <= 0) {
    return false;
  }
  editor->ahead_next += (size_t)length - 1;
  editor->awaits_report = false;
  return true;
}

// MARK: - Key sequences

/// True if the next byte of a key's sequence has arrived. A person's next key would not arrive so soon.
static bool next_of_sequence(ceditline *editor, unsigned char *byte) {
  bool is_here = editor->ahead_next < editor->ahead_end || signals_is_readable(editor->keyboard, 30);
  return is_here && next_byte(editor, byte, 1);
}

/// Reads the rest of a sequence after its escape character: returns the key that the sequence represents, escape
/// itself if there is no more, and 0 for an unknown sequence.
static wchar_t rest_of_sequence(ceditline *editor) {
  char sequence[16] = {0};
  unsigned char byte;
  if (!next_of_sequence(editor, &byte)) {
    return escape_key;
  }
  sequence[0] = (char)byte;
  if (byte == '[' || byte == 'O') {
    for (size_t i = 1; next_of_sequence(editor, &byte); i++) {
      if (i + 1 < sizeof sequence) {
        sequence[i] = (char)byte;
      }
      bool is_last = byte >= 0x40 && !(byte == '[' && i == 1);
      if (is_last) {
        break;
      }
    }
    return keys_of_sequence(sequence);
  }
  wchar_t key = keys_of_sequence(sequence);
  if (key == 0) {
    // Two keys, typed fast.
    editor->ahead_next--;
    return escape_key;
  }
  return key;
}

/// Reads the rest of a sequence after its escape character for libedit, which would insert the characters of a
/// sequence that it does not know. Returns false if there is nothing for libedit to read.
static bool hold_sequence(ceditline *editor) {
  editor->sequence_next = editor->sequence_end = 0;
  unsigned char byte;
  if (!next_of_sequence(editor, &byte)) {
    // Only Escape.
    return true;
  }
  if (byte != '[' && byte != 'O') {
    // Two keys, or Alt with one.
    editor->ahead_next--;
    return true;
  }
  editor->sequence[editor->sequence_end++] = (char)byte;
  bool is_control = byte == '[';
  for (size_t i = 1; next_of_sequence(editor, &byte); i++) {
    if (editor->sequence_end + 1 < sizeof editor->sequence) {
      editor->sequence[editor->sequence_end++] = (char)byte;
    }
    // The console's function keys are `[[A`; all others end with the first letter or similar character.
    bool is_console = is_control && i == 1 && byte == '[';
    if (byte >= 0x40 && !is_console) {
      break;
    }
  }
  editor->sequence[editor->sequence_end] = 0;
  if (strcmp(editor->sequence, "[M") == 0) {
    // An old mouse report has three more bytes.
    for (int i = 0; i < 3 && next_of_sequence(editor, &byte); i++) {
    }
  }
  bool is_alone = editor->sequence_end == 1;
  if (is_alone || keys_knows_sequence(editor, editor->sequence)) {
    return true;
  }
  editor->sequence_end = 0;
  return false;
}

/// Reads the next key; during a search, it is a step of the search.
static bool next_key(ceditline *editor, wchar_t *key) {
  bool is_no_key;
  if (editor->sequence_next < editor->sequence_end) {
    *key = (unsigned char)editor->sequence[editor->sequence_next++];
    return true;
  }
  do {
    editor->is_between_keys = true;
    // One byte at a time: typed-ahead input stays with the terminal, for the program that reads next.
    if (!next_character(editor, key, 1)) {
      return false;
    }
    if (*key == escape_key && editor->awaits_report && skip_late_report(editor)) {
      is_no_key = true;
      continue;
    }
    if (*key >= 0x80 && *key < 0xA0) {
      *key = replacement;
    }
    if (*key == escape_key && editor->is_vi && !editor->search.is_on) {
      *key = rest_of_sequence(editor);
    }
    is_no_key = *key == 0 && editor->is_vi;
    if (*key == escape_key && !editor->is_vi && !editor->search.is_on) {
      is_no_key = !hold_sequence(editor);
    }
  } while (is_no_key);
  if (editor->search.is_on) {
    if (!search_take(editor, *key)) {
      // First the screen, then the key. It is one byte, and still in the buffer.
      editor->ahead_next--;
    }
    *key = search_key;
  }
  return true;
}

int input_read(EditLine *el, wchar_t *character) {
  ceditline *editor = editor_of(el);
  if (editor->progress == progress_editing && editor->sequence_next == editor->sequence_end && !editor->search.is_on) {
    undo_note(editor);
  }
  bool is_resting = editor->sequence_next == editor->sequence_end && editor->ahead_next == editor->ahead_end;
  if (editor->progress == progress_editing && is_resting && !signals_is_readable(editor->keyboard, 0)) {
    paint_text(editor, false);
  }
  if (editor->progress == progress_editing) {
    put_back(editor);
  }
  if (editor->progress == progress_editing && next_key(editor, character)) {
    if (*character == L'\r' || *character == L'\n') {
      paint_text(editor, true);
    }
    return 1;
  }
  if (editor->progress == progress_waking) {
    step_aside(editor);
    editor->progress = progress_woken;
    return -1;
  }
  // A key sequence may swallow the first; a key map without the key swallows all.
  if (editor->progress == progress_interrupting && editor->interrupts_offered++ < 8) {
    *character = interrupt_key;
    return 1;
  }
  if (editor->progress == progress_interrupting) {
    editor->progress = progress_interrupted;
  }
  return -1;
}

// MARK: - Keys

unsigned char input_interrupt(EditLine *el, wint_t key) {
  (void)key;
  const LineInfoW *line = el_wline(el);
  el_cursor(el, (int)(line->lastchar - line->cursor));
  el_winsertstr(el, L"^C");
  editor_of(el)->progress = progress_interrupted;
  return CC_REFRESH;
}

/// True if nothing was typed in the cursor's line; it may still begin with inserted blanks.
static bool is_untouched(ceditline *editor) {
  const LineInfoW *text = el_wline(editor->el);
  const wchar_t *typed = text->buffer;
  while (typed < text->lastchar && *typed == L' ') {
    typed++;
  }
  return typed == text->lastchar && (size_t)(typed - text->buffer) == editor->given_blanks;
}

unsigned char input_delete_or_end(EditLine *el, wint_t key) {
  (void)key;
  const LineInfoW *text = el_wline(el);
  if (is_untouched(editor_of(el))) {
    fputs("^D", stdout);
    return CC_EOF;
  }
  if (text->cursor == text->lastchar) {
    return CC_ERROR;
  }
  el_cursor(el, 1);
  el_wdeletestr(el, 1);
  return CC_REFRESH;
}

/// Text that arrives between the marks of a paste.
typedef struct {
  wchar_t *characters;
  size_t count, capacity;
  /// The newline character just added, which a CR LF pair follows with another; 0 after any other character.
  wchar_t newline;
  bool is_too_long;
} pasted_text;

enum {
  /// The maximum size of an input.
  longest_paste = 1 << 24,
  /// The maximum that libedit redraws without a pause.
  longest_drawn = 1 << 20,
};

static void append(pasted_text *text, wchar_t character) {
  if (character == L'\r' || character == L'\n') {
    bool is_second_of_pair = text->newline != 0 && text->newline != character;
    text->newline = is_second_of_pair ? 0 : character;
    if (is_second_of_pair) {
      return;
    }
    character = L'\n';
  } else {
    text->newline = 0;
  }
  // No source has other control characters, and NUL would end the text.
  if ((character < L' ' && character != L'\n' && character != L'\t') || character == 0x7F) {
    return;
  }
  if (text->count >= longest_paste) {
    text->is_too_long = true;
    return;
  }
  if (text->count + 1 >= text->capacity) {
    size_t capacity = text->capacity == 0 ? 1024 : text->capacity * 2;
    wchar_t *larger = capacity > 2 * (size_t)longest_paste ? NULL : realloc(text->characters, capacity * sizeof *larger);
    if (larger == NULL) {
      text->is_too_long = true;
      return;
    }
    text->characters = larger;
    text->capacity = capacity;
  }
  text->characters[text->count++] = character;
  text->characters[text->count] = 0;
}

/// Reads up to the mark that ends the paste. Returns false if the line ended first.
static bool read_paste(ceditline *editor, pasted_text *text) {
  static const wchar_t end[] = L"\033[201~";
  size_t matched = 0;
  while (end[matched] != 0) {
    wchar_t character;
    if (!next_character(editor, &character, sizeof editor->ahead)) {
      return false;
    }
    if (character == end[matched]) {
      matched++;
      continue;
    }
    for (size_t i = 0; i < matched; i++) {
      append(text, end[i]);
    }
    matched = character == end[0] ? 1 : 0;
    if (matched == 0) {
      append(text, character);
    }
  }
  return true;
}

unsigned char input_paste(EditLine *el, wint_t key) {
  (void)key;
  ceditline *editor = editor_of(el);
  pasted_text text = {0};
  editor->is_in_paste = true;
  bool is_whole = read_paste(editor, &text);
  editor->is_in_paste = false;
  if (is_whole && text.is_too_long) {
    // Half a paste would be worse than none.
    printf("\nA paste of more than %d characters was dropped.\n", longest_paste);
    el_wset(el, EL_REFRESH);
  } else if (is_whole && text.count > 0) {
    if (editor->given_blanks > 0 && is_untouched(editor)) {
      // A paste of several lines has its own blanks.
      el_wdeletestr(el, (int)editor->given_blanks);
    }
    const wchar_t *mark = text.count < longest_drawn ? NULL : paste_keep(editor, text.characters, text.count);
    el_winsertstr(el, mark == NULL ? text.characters : mark);
    if (mark != NULL) {
      text.characters = NULL;
    }
  }
  free(text.characters);
  return CC_REFRESH;
}
