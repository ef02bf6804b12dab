// Pastes that are too long for libedit to draw: each is represented by a mark in the text.

#include <stdlib.h>
#include <string.h>

#include "editor.h"

void paste_start_line(ceditline *editor) {
  for (size_t i = 0; i < editor->long_pastes.count; i++) {
    free(editor->long_pastes.all[i].text);
  }
  editor->long_pastes.count = 0;
  free(editor->long_pastes.whole);
  editor->long_pastes.whole = NULL;
}

const wchar_t *paste_keep(ceditline *editor, wchar_t *text, size_t count) {
  long_pastes *pastes = &editor->long_pastes;
  if (pastes->count == most_long_pastes) {
    return NULL;
  }
  long_paste *paste = &pastes->all[pastes->count++];
  paste->text = text;
  paste->count = count;
  swprintf(
      paste->mark, sizeof paste->mark / sizeof *paste->mark, L"⟪paste %zu: %zu characters⟫", pastes->count, count);
  return paste->mark;
}

/// The first mark in a text, and its paste.
static const wchar_t *find(const ceditline *editor, const wchar_t *text, const long_paste **paste) {
  const wchar_t *first = NULL;
  for (size_t i = 0; i < editor->long_pastes.count; i++) {
    const wchar_t *found = wcsstr(text, editor->long_pastes.all[i].mark);
    if (found != NULL && (first == NULL || found < first)) {
      first = found;
      *paste = &editor->long_pastes.all[i];
    }
  }
  return first;
}

const wchar_t *paste_expand(ceditline *editor, const wchar_t *line, size_t *count) {
  if (editor->long_pastes.count == 0) {
    return line;
  }
  size_t most = *count;
  for (size_t i = 0; i < editor->long_pastes.count; i++) {
    most += editor->long_pastes.all[i].count;
  }
  wchar_t *whole = malloc((most + 1) * sizeof *whole);
  wchar_t *rest = malloc((*count + 1) * sizeof *rest);
  if (whole == NULL || rest == NULL) {
    free(whole);
    free(rest);
    return line;
  }
  // The line is followed by its newline.
  wmemcpy(rest, line, *count);
  rest[*count] = 0;
  const wchar_t *next = rest;
  const long_paste *paste = NULL;
  size_t length = 0;
  for (const wchar_t *mark; (mark = find(editor, next, &paste)) != NULL && length + paste->count <= most;) {
    wmemcpy(whole + length, next, (size_t)(mark - next));
    length += (size_t)(mark - next);
    wmemcpy(whole + length, paste->text, paste->count);
    length += paste->count;
    next = mark + wcslen(paste->mark);
  }
  size_t tail = wcslen(next);
  if (length + tail <= most) {
    wmemcpy(whole + length, next, tail);
    length += tail;
  }
  free(rest);
  editor->long_pastes.whole = whole;
  *count = length;
  return whole;
}
