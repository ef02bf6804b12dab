#ifndef CRESCUE_H
#define CRESCUE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// After a crash the process replaces itself by a new one: the same program with the same arguments, the same process
/// number, terminal and job. The two share a journal, a list of records in memory that outlives the first.
typedef struct {
  /// The kind of the record: see `Rescue.Kind`.
  int64_t kind;
  /// A number, or for a text the count of its bytes, which follow.
  int64_t value;
} rescue_record;

/// The kind of record that a crash writes; its value is what `rescue_work_on` was told in the thread that crashed.
enum { rescue_crashed = 'C' };

/// Starts a journal, or goes on with that of the process that crashed. False where the system has none to give.
bool rescue_begin(char *const *arguments);

/// Lets a crash end the process, as it does without a journal.
void rescue_end(void);

/// Adds a record. Safe in several threads at once.
void rescue_note(rescue_record record, const void *bytes);

/// Waits for bytes to read and notes them as a record of this kind; gives their count, 0 at the end, -1 for an error. No
/// crash of another thread comes between the reading and the note.
ptrdiff_t rescue_receive(int64_t kind, int from, void *bytes, size_t count);

/// Reads the journal from an offset on; gives the count of bytes, 0 at the end.
size_t rescue_read(void *bytes, size_t count, size_t offset);

/// Names the work of this thread for the record of a crash; -1 for none.
void rescue_work_on(int64_t number);

/// Gives this thread a stack on which a crash can be handled that comes from having no stack left.
void rescue_prepare_thread(void);

/// The words that a crash writes to the standard error before the process ends, where there is no journal.
void rescue_set_last_words(const char *words);

#endif
