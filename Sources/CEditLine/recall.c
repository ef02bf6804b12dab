// Moving through the lines of one text and through the history.
//
// libedit's own Up saves at most 1,024 characters of the unfinished line, and does not support lines within a text.

#include <stdlib.h>
#include <string.h>

#include "editor.h"

// MARK: - Lines within the text

static const wchar_t *line_start(const LineInfoW *text) {
  const wchar_t *start = text->cursor;
  while (start > text->buffer && start[-1] != L'\n') {
    start--;
  }
  return start;
}

static const wchar_t *line_end(const LineInfoW *text) {
  const wchar_t *end = text->cursor;
  while (end < text->lastchar && *end != L'\n') {
    end++;
  }
  return end;
}

unsigned char recall_move_to(EditLine *el, const wchar_t *place) {
  el_cursor(el, (int)(place - el_wline(el)->cursor));
  return CC_CURSOR;
}

unsigned char recall_line_start(EditLine *el, wint_t key) {
  (void)key;
  return recall_move_to(el, line_start(el_wline(el)));
}

unsigned char recall_line_end(EditLine *el, wint_t key) {
  (void)key;
  return recall_move_to(el, line_end(el_wline(el)));
}

/// The position in the line between `start` and `end` with the same column as the cursor in its own line.
static const wchar_t *same_column(const LineInfoW *text, const wchar_t *start, const wchar_t *end) {
  ptrdiff_t column = text->cursor - line_start(text);
  return column < end - start ? start + column : end;
}

// MARK: - The history

const wchar_t *recall_entry(ceditline *editor, int n) {
  return editor->entry == NULL ? NULL : editor->entry(editor->entry_context, n);
}

int recall_for_libedit(void *context, HistEventW *event, int operation, ...) {
  ceditline *editor = context;
  int n = editor->libedit_entry;
  switch (operation) {
  case H_FIRST:
    n = 1;
    break;
  case H_NEXT:
    n++;
    break;
  case H_PREV:
    n--;
    break;
  case H_CURR:
    break;
  default:
    return -1;
  }
  const wchar_t *entry = n < 1 ? NULL : recall_entry(editor, n);
  if (entry == NULL) {
    return -1;
  }
  editor->libedit_entry = n;
  *event = (HistEventW){.num = n, .str = entry};
  return 0;
}

wchar_t *recall_copy(EditLine *el) {
  const LineInfoW *text = el_wline(el);
  size_t count = (size_t)(text->lastchar - text->buffer);
  wchar_t *copy = calloc(count + 1, sizeof *copy);
  if (copy != NULL) {
    memcpy(copy, text->buffer, count * sizeof *copy);
  }
  return copy;
}

bool recall_keep_begun(ceditline *editor) {
  free(editor->begun);
  editor->begun = recall_copy(editor->el);
  return editor->begun != NULL;
}

void recall_show(ceditline *editor, int recalled, const wchar_t *replacement) {
  const LineInfoW *text = el_wline(editor->el);
  recall_move_to(editor->el, text->lastchar);
  el_wdeletestr(editor->el, (int)(text->lastchar - text->buffer));
  el_winsertstr(editor->el, replacement);
  editor->recalled = recalled;
}

static bool is_shown(EditLine *el, const wchar_t *entry) {
  const LineInfoW *text = el_wline(el);
  size_t count = (size_t)(text->lastchar - text->buffer);
  return entry != NULL && wcslen(entry) == count && wmemcmp(entry, text->buffer, count) == 0;
}

/// Moves `step` entries back (or forward, if negative) to the next one that begins with the text before the cursor at
/// the first step, and differs from the current one.
static unsigned char step_through_history(EditLine *el, int step) {
  ceditline *editor = editor_of(el);
  if (editor->recalled == 0 && (step < 0 || !recall_keep_begun(editor))) {
    return CC_ERROR;
  }
  if (editor->recalled == 0 || !is_shown(el, recall_entry(editor, editor->recalled))) {
    const LineInfoW *text = el_wline(el);
    editor->prefix_length = (size_t)(text->cursor - text->buffer);
  }
  for (int n = editor->recalled + step; n >= 0; n += step) {
    const wchar_t *entry = n == 0 ? editor->begun : recall_entry(editor, n);
    if (entry == NULL) {
      return CC_ERROR;
    }
    bool begins = wcsncmp(entry, el_wline(el)->buffer, editor->prefix_length) == 0;
    if (n == 0 || (begins && !is_shown(el, entry))) {
      recall_show(editor, n, entry);
      return CC_REFRESH;
    }
  }
  return CC_ERROR;
}

void recall_start_line(ceditline *editor) { editor->recalled = 0; }

unsigned char recall_up(EditLine *el, wint_t key) {
  (void)key;
  const LineInfoW *text = el_wline(el);
  const wchar_t *start = line_start(text);
  if (start == text->buffer) {
    return step_through_history(el, 1);
  }
  LineInfoW above = {.buffer = text->buffer, .cursor = start - 1, .lastchar = text->lastchar};
  return recall_move_to(el, same_column(text, line_start(&above), start - 1));
}

unsigned char recall_down(EditLine *el, wint_t key) {
  (void)key;
  const LineInfoW *text = el_wline(el);
  const wchar_t *end = line_end(text);
  if (end == text->lastchar) {
    return step_through_history(el, -1);
  }
  LineInfoW below = {.buffer = text->buffer, .cursor = end + 1, .lastchar = text->lastchar};
  return recall_move_to(el, same_column(text, end + 1, line_end(&below)));
}

unsigned char recall_older(EditLine *el, wint_t key) {
  (void)key;
  return step_through_history(el, 1);
}

unsigned char recall_newer(EditLine *el, wint_t key) {
  (void)key;
  return step_through_history(el, -1);
}
