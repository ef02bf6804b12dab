// Undo within the text being edited. libedit supports one step, and only for vi's commands.

#include <stdlib.h>
#include <string.h>

#include "editor.h"

enum {
  /// The maximum number of characters in all states together: few states of a very long text are kept.
  most_characters = 1 << 22,
};

static size_t characters(const undo_history *history) {
  size_t count = 0;
  for (size_t i = 0; i < history->count; i++) {
    count += history->states[i].count;
  }
  return count;
}

static void drop_oldest(undo_history *history) {
  free(history->states[0].text);
  history->count--;
  memmove(history->states, history->states + 1, history->count * sizeof *history->states);
}

void undo_start_line(ceditline *editor) {
  while (editor->undo.count > 0) {
    free(editor->undo.states[--editor->undo.count].text);
  }
}

static bool is_blank(wchar_t character) { return character == L' ' || character == L'\n' || character == L'\t'; }

/// True if the line is the saved text with one more character at its end that continues a word.
static bool goes_on(const undo_state *state, const LineInfoW *line) {
  size_t count = (size_t)(line->lastchar - line->buffer);
  bool is_in_word = state->count > 0 && !is_blank(state->text[state->count - 1]) && !is_blank(line->lastchar[-1]);
  return state->is_typed && count == state->count + 1 && is_in_word &&
         wmemcmp(line->buffer, state->text, state->count) == 0;
}

void undo_note(ceditline *editor) {
  undo_history *history = &editor->undo;
  const LineInfoW *line = el_wline(editor->el);
  size_t count = (size_t)(line->lastchar - line->buffer);
  undo_state *last = history->count > 0 ? &history->states[history->count - 1] : NULL;
  if (last != NULL && last->count == count && wmemcmp(last->text, line->buffer, count) == 0) {
    last->cursor = (size_t)(line->cursor - line->buffer);
    return;
  }
  wchar_t *text = malloc((count + 1) * sizeof *text);
  if (text == NULL) {
    return;
  }
  wmemcpy(text, line->buffer, count);
  bool is_typed = last != NULL && count == last->count + 1;
  if (last != NULL && history->count > 1 && goes_on(last, line)) {
    // Typing a word is one step.
    free(last->text);
    history->count--;
  } else if (history->count == undo_states || (history->count > 1 && characters(history) + count > most_characters)) {
    drop_oldest(history);
  }
  history->states[history->count++] = (undo_state){
      .text = text, .count = count, .cursor = (size_t)(line->cursor - line->buffer), .is_typed = is_typed};
}

unsigned char undo_step(EditLine *el, wint_t key) {
  (void)key;
  undo_history *history = &editor_of(el)->undo;
  // The newest state is the current text.
  if (history->count < 2) {
    return CC_ERROR;
  }
  free(history->states[--history->count].text);
  undo_state *state = &history->states[history->count - 1];
  const LineInfoW *line = el_wline(el);
  el_cursor(el, (int)(line->lastchar - line->cursor));
  el_wdeletestr(el, (int)(line->lastchar - line->buffer));
  if (state->count > 0) {
    state->text[state->count] = 0;
    el_winsertstr(el, state->text);
  }
  line = el_wline(el);
  el_cursor(el, (int)(line->buffer + state->cursor - line->cursor));
  return CC_REFRESH;
}
