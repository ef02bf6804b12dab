#ifndef CRESCUE_H
#define CRESCUE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// After a crash the process replaces itself with a new one: the same program with the same arguments, process
/// number, terminal and job. The two share a journal, a list of records in memory that outlives the first one.
typedef struct {
  /// The kind of the record: see `Rescue.Kind`.
  int64_t kind;
  /// A number, or for a text the count of its bytes, which follow.
  int64_t value;
} rescue_record;

/// The kind of record that a crash writes; its value is the last argument of `rescue_work_on` in the thread that
/// crashed.
enum { rescue_crashed = 'C' };

/// Starts a journal, or continues that of the crashed process. Returns false if the system does not provide one.
bool rescue_begin(char *const *arguments);

/// Makes a crash end the process, as it does without a journal.
void rescue_end(void);

/// Adds a record. Safe to call from several threads at once.
void rescue_note(rescue_record record, const void *bytes);

/// Encloses the output of a result and the note of it. A crash in another thread comes before both or after both, but
/// for a report that takes longer than a second.
void rescue_begin_report(void);
void rescue_end_report(void);

/// Waits for input and notes it as a record of this kind; returns the number of bytes, 0 at the end, -1 for an error.
/// A crash in another thread cannot come between the read and the note.
ptrdiff_t rescue_receive(int64_t kind, int from, void *bytes, size_t count);

/// Reads the journal from an offset; returns the number of bytes, 0 at the end.
size_t rescue_read(void *bytes, size_t count, size_t offset);

/// Sets the number of this thread's work, for the record of a crash; -1 for none.
void rescue_work_on(int64_t number);

/// Gives this thread an alternate stack, on which a crash by stack overflow can be handled.
void rescue_prepare_thread(void);

/// Sets the message that a crash writes to the standard error before the process ends, if there is no journal.
void rescue_set_last_words(const char *words);

#endif
