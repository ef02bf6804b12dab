// The commands of keys.

#ifndef CEDITLINE_KEYS_H
#define CEDITLINE_KEYS_H

#include "editor.h"

/// Registers the shell's commands, binds what people expect, carries out the user's .editrc, and binds what the shell
/// cannot work without.
void keys_bind(ceditline *editor);

/// In vi's key map, which key a sequence that began with an escape character stands for: one of the C1 control
/// characters, which are bound in place of the sequence; 0 for a sequence without a meaning.
///
/// Escape is a command there, and libedit waits for ever for the rest of a sequence that only begins with it.
wchar_t keys_of_sequence(const char *sequence);

/// True if a sequence, without its escape character, has a command, here or in the user's .editrc.
bool keys_knows_sequence(const ceditline *editor, const char *sequence);

#endif
