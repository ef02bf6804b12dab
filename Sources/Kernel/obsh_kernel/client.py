"""A client of `obsh serve --stdio`: JSON-RPC, framed as in the Language Server Protocol."""

import json
import os
import signal
import subprocess


class ServerError(Exception):
    """An error response to a request."""

    def __init__(self, error):
        super().__init__(error.get("message", ""))
        self.code = error.get("code")


class Client:
    """Starts obsh, and sends requests to it, one after the other."""

    def __init__(self, program):
        # There is no step limit, because the user can interrupt. Ctrl-C goes to the kernel, which cancels the request.
        self._process = subprocess.Popen(
            [program, "serve", "--stdio", "--max-steps", str(1 << 60)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_IGN),
        )
        self._last = 0

    def request(self, method, **parameters):
        """The result of a method. An interrupt cancels the request; the response is then an error."""
        self._last += 1
        number = self._last
        self._send({"id": number, "method": method, "params": parameters})
        while True:
            try:
                message = self._receive()
            except KeyboardInterrupt:
                self._send({"method": "$/cancelRequest", "params": {"id": number}})
                continue
            if message.get("id") != number:
                continue
            if "error" in message:
                raise ServerError(message["error"])
            return message["result"]

    def close(self):
        """Ends obsh by closing its input."""
        self._process.stdin.close()
        try:
            self._process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            self._process.kill()

    def _send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self._process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self._process.stdin.flush()

    # The bytes read so far are kept here, so that an interrupt between two reads loses nothing.
    _bytes = b""

    def _receive(self):
        while True:
            head, separator, rest = self._bytes.partition(b"\r\n\r\n")
            if separator:
                length = int(head.split(b":")[1])
                if len(rest) >= length:
                    self._bytes = rest[length:]
                    return json.loads(rest[:length])
            more = os.read(self._process.stdout.fileno(), 1 << 16)
            if not more:
                raise ServerError({"message": "obsh has ended"})
            self._bytes += more
