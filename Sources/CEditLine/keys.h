// The commands of keys.

#ifndef CEDITLINE_KEYS_H
#define CEDITLINE_KEYS_H

#include "editor.h"

/// Registers the shell's commands, binds the keys that users expect, executes the user's .editrc, and binds the keys
/// without which the shell cannot work.
void keys_bind(ceditline *editor);

/// In vi's key map, the key that a sequence after an escape character represents: one of the C1 control characters,
/// which are bound in place of the sequences; 0 for an unknown sequence.
///
/// Escape is a command there, and libedit waits forever for the rest of a sequence that only begins with it.
wchar_t keys_of_sequence(const char *sequence);

/// True if a sequence, without its escape character, has a command, here or in the user's .editrc.
bool keys_knows_sequence(const ceditline *editor, const char *sequence);

#endif
