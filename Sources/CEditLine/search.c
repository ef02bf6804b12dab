// Ctrl-R: the newest entry that contains the typed text.
//
// libedit's own search treats the pattern as a regular expression, inserts the rest of an arrow key's sequence into
// the line, and restores at most 1,024 characters of the original line. This one is a state that `input_read` checks:
// while it lasts, characters are added to the pattern, and any other key ends it and then has its usual effect.

#include <stdlib.h>
#include <string.h>

#include "editor.h"

enum { cancel_key = 7, backspace_key = 8, delete_key = 0x7F };

static void show_pattern(ceditline *editor) {
  const wchar_t *format = editor->search.is_found ? L"search '%ls': " : L"no match '%ls': ";
  swprintf(editor->search.prompt, sizeof editor->search.prompt / sizeof(wchar_t), format, editor->search.pattern);
}

/// Searches for the pattern from the entry `from`, back through the history, skipping the entry already shown.
static void find(ceditline *editor, int from, bool passes_shown) {
  const LineInfoW *text = el_wline(editor->el);
  size_t count = (size_t)(text->lastchar - text->buffer);
  const wchar_t *entry;
  editor->search.is_found = false;
  for (int n = from < 1 ? 1 : from; (entry = recall_entry(editor, n)) != NULL; n++) {
    const wchar_t *match = wcsstr(entry, editor->search.pattern);
    bool is_shown = wcslen(entry) == count && wcsncmp(entry, text->buffer, count) == 0;
    if (match != NULL && !(is_shown && passes_shown)) {
      ptrdiff_t offset = match - entry;
      recall_show(editor, n, entry);
      recall_move_to(editor->el, el_wline(editor->el)->buffer + offset);
      editor->search.is_found = true;
      break;
    }
  }
}

static void show_text_before(ceditline *editor) {
  recall_show(editor, editor->search.recalled_before, editor->search.text_before);
  editor->search.is_found = true;
}

unsigned char search_begin(EditLine *el, wint_t key) {
  ceditline *editor = editor_of(el);
  free(editor->search.text_before);
  editor->search.text_before = recall_copy(el);
  if (editor->search.text_before == NULL || (editor->recalled == 0 && !recall_keep_begun(editor))) {
    return CC_ERROR;
  }
  editor->search.recalled_before = editor->recalled;
  // The found entry has a prefix other than the one that Up used before.
  editor->prefix_length = 0;
  editor->search.again_key = (wchar_t)key;
  editor->search.pattern[0] = 0;
  editor->search.is_found = true;
  editor->search.is_on = true;
  show_pattern(editor);
  return CC_REFRESH;
}

bool search_take(ceditline *editor, wchar_t character) {
  size_t length = wcslen(editor->search.pattern);
  if (character == editor->search.again_key) {
    find(editor, editor->recalled + 1, true);
  } else if (character == cancel_key) {
    show_text_before(editor);
    editor->search.is_on = false;
  } else if (character == backspace_key || character == delete_key) {
    editor->search.pattern[length == 0 ? 0 : length - 1] = 0;
    show_text_before(editor);
    if (length > 1) {
      find(editor, editor->recalled, false);
    }
  } else if (character < L' ') {
    editor->search.is_on = false;
    return false;
  } else if (length + 1 < sizeof editor->search.pattern / sizeof(wchar_t)) {
    editor->search.pattern[length] = character;
    editor->search.pattern[length + 1] = 0;
    find(editor, editor->recalled, false);
  }
  show_pattern(editor);
  return true;
}

unsigned char search_redraw(EditLine *el, wint_t key) {
  (void)key;
  const ceditline *editor = editor_of(el);
  return editor->search.is_on && !editor->search.is_found ? CC_REFRESH_BEEP : CC_REFRESH;
}
