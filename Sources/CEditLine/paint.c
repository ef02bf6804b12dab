// Color for the text being edited. libedit draws it plain; when it has finished, the text is drawn over it in color.

// wcwidth is an extension of POSIX.
#define _GNU_SOURCE

#include <stdio.h>
#include <string.h>

#include "editor.h"

/// Longer texts stay plain: the whole text would be sent for each key.
enum { longest_painted = 4000 };

static const char *const looks[] = {
    [ceditline_style_plain] = "",         [ceditline_style_keyword] = "35", [ceditline_style_string] = "32",
    [ceditline_style_number] = "36",      [ceditline_style_comment] = "90", [ceditline_style_type] = "33",
    [ceditline_style_attribute] = "34",   [ceditline_style_match] = "7",
};

/// True if libedit and terminals agree on the width of a character. They differ on emoji and combining marks.
static bool is_simple(wchar_t character) {
  int width = wcwidth(character);
  return character == L'\n' || (character >= L' ' && (width == 1 || (width == 2 && character < 0x1F000)));
}

/// True if libedit shows each character as itself, and all of them are on the screen.
static bool can_paint(ceditline *editor, const LineInfoW *line, int rows) {
  size_t count = (size_t)(line->lastchar - line->buffer);
  if (editor->style == NULL || !editor->pastes || editor->search.is_on || count > longest_painted) {
    return false;
  }
  for (const wchar_t *character = line->buffer; character < line->lastchar; character++) {
    if (!is_simple(*character)) {
      return false;
    }
  }
  return editor_cell(editor, line->lastchar, editor->columns).row < rows - 1;
}

static void move(cell from, cell to) {
  if (from.row > to.row) {
    printf("\033[%dA", from.row - to.row);
  } else if (from.row < to.row) {
    printf("\033[%dB", to.row - from.row);
  }
  fputs("\r", stdout);
  if (to.column > 0) {
    printf("\033[%dC", to.column);
  }
}

/// Draws the text from its first character. The cursor is left after it.
static void draw(ceditline *editor, const LineInfoW *line, const uint8_t *styles) {
  uint8_t style = ceditline_style_plain;
  cell place = editor_cell(editor, line->buffer, editor->columns);
  for (const wchar_t *character = line->buffer; character < line->lastchar; character++) {
    uint8_t wanted = styles[character - line->buffer];
    wanted = wanted < sizeof looks / sizeof *looks ? wanted : ceditline_style_plain;
    if (wanted != style) {
      printf("\033[0%s%sm", *looks[wanted] == 0 ? "" : ";", looks[wanted]);
      style = wanted;
    }
    if (*character == L'\n') {
      fputs("\r\n", stdout);
      place = (cell){place.row + 1, 0};
      continue;
    }
    int width = wcwidth(*character);
    if (place.column + width > editor->columns) {
      fputs("\r\n", stdout);
    }
    printf("%lc", (wint_t)*character);
    editor_advance(&place, width, editor->columns);
    if (place.column == 0) {
      // A full row: the terminal wraps only at the next character.
      fputs("\r\n", stdout);
    }
  }
  fputs("\033[0m", stdout);
}

void paint_text(ceditline *editor, bool is_last) {
  const LineInfoW *line = el_wline(editor->el);
  int rows, columns;
  ceditline_size(&rows, &columns);
  if (editor->columns != columns || !can_paint(editor, line, rows)) {
    editor->is_painted = false;
    return;
  }
  size_t count = (size_t)(line->lastchar - line->buffer);
  size_t cursor = is_last ? SIZE_MAX : (size_t)(line->cursor - line->buffer);
  const uint8_t *styles = editor->style(editor->style_context, line->buffer, count, cursor);
  bool is_plain = true;
  for (size_t i = 0; styles != NULL && i < count; i++) {
    is_plain = is_plain && styles[i] == ceditline_style_plain;
  }
  // Painted text keeps its colour where libedit has not drawn over it.
  if (styles == NULL || (is_plain && !editor->is_painted)) {
    return;
  }
  cell here = editor_cell(editor, line->cursor, columns);
  fputs("\033[?25l", stdout);
  move(here, editor_cell(editor, line->buffer, columns));
  draw(editor, line, styles);
  move(editor_cell(editor, line->lastchar, columns), here);
  fputs("\033[?25h", stdout);
  fflush(stdout);
  editor->is_painted = !is_plain;
}
