#include "guard.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// A handler reads only these variables, and calls only functions that POSIX lists as async-signal-safe: tcsetattr,
// write, sigaction, raise.
static volatile sig_atomic_t state = guard_as_found;
static struct termios found_modes;
static volatile sig_atomic_t is_pasting;

static const int ending[] = {SIGTERM, SIGHUP, SIGQUIT};
static const int crashing[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT};

enum { signal_limit = 65 };
static struct sigaction handled_before[signal_limit];

static void give_back(void) {
  if (state == guard_as_found) {
    return;
  }
  static const char paste_off[] = "\033[?2004l";
  if (state == guard_editing && is_pasting) {
    ssize_t written = write(STDOUT_FILENO, paste_off, sizeof paste_off - 1);
    (void)written;
  }
  tcsetattr(STDIN_FILENO, TCSADRAIN, &found_modes);
}

static void give_back_at_exit(void) {
  give_back();
  state = guard_as_found;
}

static void unblock(int number) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, number);
  sigprocmask(SIG_UNBLOCK, &set, NULL);
}

static void end(int number) {
  give_back();
  state = guard_as_found;
  sigaction(number, &handled_before[number], NULL);
  unblock(number);
  raise(number);
}

static void crash(int number, siginfo_t *info, void *context) {
  (void)context;
  give_back();
  state = guard_as_found;
  sigaction(number, &handled_before[number], NULL);
  // An instruction that failed fails again, now with the previous handler; a signal that was sent is sent again.
  bool repeats = info->si_code > 0 && number != SIGTRAP && number != SIGABRT;
  if (!repeats) {
    unblock(number);
    raise(number);
  }
}

static void stop(int number) {
  int saved = errno;
  give_back();
  struct sigaction own;
  sigaction(number, &handled_before[number], &own);
  unblock(number);
  raise(number);
  // The process has been continued. In the background the terminal belongs to another process group.
  sigaction(number, &own, NULL);
  if (state == guard_quiet && tcgetpgrp(STDIN_FILENO) == getpgrp()) {
    struct termios quiet = guard_quiet_modes(&found_modes);
    tcsetattr(STDIN_FILENO, TCSADRAIN, &quiet);
  }
  errno = saved;
}

static void install(int number, struct sigaction action) {
  sigaction(number, NULL, &handled_before[number]);
  if (handled_before[number].sa_handler != SIG_IGN) {
    sigaction(number, &action, NULL);
  }
}

void guard_install(void) {
  static bool is_installed;
  if (is_installed) {
    return;
  }
  is_installed = true;
  struct sigaction action = {.sa_flags = SA_RESTART};
  sigfillset(&action.sa_mask);
  action.sa_handler = end;
  for (size_t i = 0; i < sizeof ending / sizeof *ending; i++) {
    install(ending[i], action);
  }
  action.sa_handler = stop;
  install(SIGTSTP, action);
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  action.sa_sigaction = crash;
  for (size_t i = 0; i < sizeof crashing / sizeof *crashing; i++) {
    install(crashing[i], action);
  }
  atexit(give_back_at_exit);
}

void guard_set(guard_state new_state, const struct termios *found, bool pastes) {
  // The state must never be ahead of the modes that it describes.
  state = guard_as_found;
  if (new_state != guard_as_found) {
    found_modes = *found;
    is_pasting = pastes;
  }
  state = new_state;
}

guard_state guard_get(void) { return state; }

struct termios guard_quiet_modes(const struct termios *found) {
  struct termios modes = *found;
  // In canonical mode, typed-ahead input would lose its Ctrl-D, and other keys than in the editor would erase and
  // kill it.
  modes.c_lflag &= ~(tcflag_t)(ECHO | ECHONL | ICANON);
  modes.c_cc[VMIN] = 1;
  modes.c_cc[VTIME] = 0;
  return modes;
}
