"""The kernel that serves Jupyter."""

import os

from ipykernel.kernelbase import Kernel

from .client import Client, ServerError


def _bytes_before(code, position):
    """Converts a position in characters, as Jupyter counts, to bytes of UTF-8."""
    return len(code[:position].encode())


def _characters_before(code, offset):
    return len(code.encode()[:offset].decode(errors="ignore"))


class ObshKernel(Kernel):
    """Each code cell is an input; the session lives as long as the kernel."""

    implementation = "obsh"
    implementation_version = "1"
    banner = "obsh: a shell for exploring observation in Swift"
    language_info = {
        "name": "swift",
        "mimetype": "text/x-swift",
        "file_extension": ".swift",
        "pygments_lexer": "swift",
        "codemirror_mode": "swift",
    }

    def __init__(self, **arguments):
        super().__init__(**arguments)
        self._client = Client(os.environ.get("OBSH", "obsh"))
        self._session = self._client.request("session.new", shell=True)["session"]

    def _ask(self, method, **parameters):
        return self._client.request(f"session.{method}", session=self._session, **parameters)

    def do_execute(self, code, silent, store_history=True, user_expressions=None, allow_stdin=False, **more):
        if not code.strip():
            return self._done()
        try:
            answer = self._ask("input", text=code)
        except ServerError as error:
            # The cell was interrupted, or obsh has crashed; the session continues as before.
            return self._failed("interrupted" if error.code == -32800 else "crash", str(error), silent)
        if not silent:
            self._show(answer)
        if answer["outcome"] in ("done", "quit", "ended"):
            return self._done()
        words = [one["message"] for one in answer["diagnostics"] if one["severity"] in ("error", "stop")]
        return self._failed(answer["outcome"], words[0] if words else "", silent)

    def _show(self, answer):
        if answer["output"]:
            self.send_response(self.iopub_socket, "stream", {"name": "stdout", "text": answer["output"]})
        if answer["outputIsCut"]:
            text = "The output is longer than 1 MiB; the rest is left out.\n"
            self.send_response(self.iopub_socket, "stream", {"name": "stderr", "text": text})
        # The graph of the turn, if a body ran in it.
        if any(event["event"] == "body" for event in answer["events"]):
            svg = self._ask("drawing")["svg"]
            if svg:
                content = {"data": {"image/svg+xml": svg}, "metadata": {"image/svg+xml": {"isolated": True}}}
                self.send_response(self.iopub_socket, "display_data", content)

    def _done(self):
        return {"status": "ok", "execution_count": self.execution_count, "payload": [], "user_expressions": {}}

    def _failed(self, name, words, silent):
        error = {"ename": name, "evalue": words, "traceback": []}
        if not silent:
            self.send_response(self.iopub_socket, "error", error)
        return {"status": "error", "execution_count": self.execution_count, **error}

    def do_complete(self, code, cursor_pos):
        found = self._ask("complete", text=code, offset=_bytes_before(code, cursor_pos))
        choices = found["choices"]
        start = _characters_before(code, found["start"])
        types = [
            {"start": start, "end": cursor_pos, "text": one["text"], "type": one["detail"]} for one in choices
        ]
        return {
            "status": "ok",
            "matches": [one["text"] for one in choices],
            "cursor_start": start,
            "cursor_end": cursor_pos,
            "metadata": {"_jupyter_types_experimental": types},
        }

    def do_inspect(self, code, cursor_pos, detail_level=0, omit_sections=()):
        lines = self._ask("inspect", text=code, offset=_bytes_before(code, cursor_pos))["lines"]
        data = {"text/plain": "\n".join(lines)} if lines else {}
        return {"status": "ok", "found": bool(lines), "data": data, "metadata": {}}

    def do_is_complete(self, code):
        answer = self._ask("isComplete", text=code)
        if answer["complete"]:
            return {"status": "complete"}
        return {"status": "incomplete", "indent": " " * answer["indentation"]}

    def do_shutdown(self, restart):
        self._client.close()
        return {"status": "ok", "restart": restart}
