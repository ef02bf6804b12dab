// The live page: the page of a lesson, fed by the events of a session. All text is put into the page by `textContent`.
"use strict";
(() => {
  const page = globalThis.obshPage;
  const { data, state, exchanges, byId, make } = page;
  const root = document.documentElement;
  const conversation = byId("conversation");
  const status = byId("status");
  const isStill = matchMedia("(prefers-reduced-motion: reduce)");
  const live = { follows: true, isNew: false, timer: null, drawing: null, hasEnded: false, isShowing: false };

  // MARK: What the session tells

  const readers = {
    input({ i, in: runs, words, by }) {
      data.inputs[i] = words;
      const exchange = make("div", { class: "exchange", "data-input": i, "data-by": by });
      const line = make("div", { class: "in" });
      const code = make("code");
      code.append(...spans(runs));
      const text = make("pre");
      text.append(code);
      line.append(text);
      if (by === "page") line.append(make("span", { class: "by" }, "from the page"));
      exchange.append(line);
      conversation.append(exchange);
      exchanges.push(exchange);
      page.makeChoosable(exchange);
    },
    output({ i, out }) {
      const exchange = exchanges.findLast((one) => Number(one.dataset.input) === i);
      if (!exchange || out.length === 0) return;
      const text = make("pre", { class: "output" });
      out.forEach((runs, index) => text.append(...(index ? ["\n"] : []), ...spans(runs)));
      exchange.append(text);
    },
    turn({ models, views, frames, step }) {
      data.models.push(...models);
      data.views.push(...views);
      data.frames.push(...frames);
      data.steps.push(step);
      live.isNew = true;
    },
    restart() {
      for (const list of [data.inputs, data.models, data.views, data.frames, data.steps, exchanges]) list.length = 0;
      conversation.replaceChildren();
      Object.assign(state, { step: -1, event: -1, chosen: null });
      live.follows = true;
    },
    end() {
      live.hasEnded = true;
      source.close();
      say("The session has ended. This page keeps what it has shown until you close it.", "ended");
    },
  };

  const spans = (runs) => runs.map(([style, text]) => make("span", { class: style || null }, text));

  function say(words, kind) {
    status.textContent = words;
    status.className = `status ${kind}`;
    root.dataset.connection = kind;
  }

  const source = new EventSource("events");
  source.addEventListener("open", () => say("This page follows the session.", "open"));
  source.addEventListener("message", (message) => {
    const told = JSON.parse(message.data);
    if (Object.hasOwn(readers, told.t)) readers[told.t](told);
    // Many may come at once, of which only the last is to be seen.
    live.drawing ??= setTimeout(draw, 20);
  });
  source.addEventListener("error", () => {
    if (live.hasEnded) return;
    if (source.readyState === EventSource.CLOSED) say("The session can no longer be reached.", "ended");
    else say("No connection to the session; trying again …", "lost");
  });

  // MARK: Following

  // Shows a turn without leaving the present: only a person does that.
  function show(...place) {
    live.isShowing = true;
    page.show(...place);
    live.isShowing = false;
  }

  function draw() {
    live.drawing = null;
    const last = data.steps.length - 1;
    byId("turns").max = Math.max(0, last);
    if (!live.follows) {
      show(state.step, state.event, false);
    } else if (live.isNew) {
      showNewest(last);
    } else {
      show(last, state.event);
    }
    live.isNew = false;
    if (live.follows) scrollToEnd();
  }

  // A turn lights its way, event by event, and then stands still.
  function showNewest(last) {
    clearInterval(live.timer);
    live.timer = null;
    const count = last < 0 ? 0 : data.steps[last].e.length;
    if (isStill.matches || count < 2 || document.hidden) {
      show(last);
      return;
    }
    let event = 0;
    root.dataset.lighting = "";
    live.timer = setInterval(() => {
      event += 1;
      const isOver = event >= count || state.step !== last;
      if (isOver) stopLighting();
      if (state.step === last) show(last, isOver ? -1 : event);
    }, Math.max(40, Math.min(350, 2400 / count)));
    show(last, 0);
  }

  function stopLighting() {
    clearInterval(live.timer);
    live.timer = null;
    delete root.dataset.lighting;
  }

  function scrollToEnd() {
    const last = exchanges[exchanges.length - 1];
    if (last) last.scrollIntoView({ block: "end" });
  }

  // MARK: The screens

  page.didShow = () => {
    const isLast = state.step === data.steps.length - 1;
    if (!live.isShowing) {
      live.follows = isLast;
      if (!isLast && live.timer !== null) stopLighting();
    }
    drawScreens(isLast && !live.hasEnded);
  };

  function pickFrames() {
    const step = data.steps[state.step];
    const frames = [];
    for (let i = 0; step && i < step.f.length; i += 2) {
      for (let n = 0; n < step.f[i + 1]; n++) frames.push(data.frames[step.f[i] + n]);
    }
    return frames;
  }

  let shownFrames = "";

  function drawScreens(isNow) {
    const frames = pickFrames();
    // A field that someone types in is not made again as long as the screen stays the same.
    const key = JSON.stringify([isNow, frames]);
    if (key === shownFrames) return;
    shownFrames = key;
    const area = byId("screens");
    area.replaceChildren(...frames.map((frame) => drawFrame(frame, isNow)));
    area.hidden = frames.length === 0;
  }

  function drawFrame([name, lines, others, more], isNow) {
    const frame = make("section", { class: "screen", "data-tree": name, "aria-label": name });
    for (const [depth, word, details, runs, hasRun, touch] of lines) {
      const row = make("div", { class: `row${runs !== null ? " of-view" : ""}${hasRun ? " ran" : ""}` });
      for (let i = 0; i < Math.min(depth, 12); i++) row.append(make("span", { class: "inset" }));
      if (touch) row.append(drawTouch(touch, details, isNow));
      else row.append(make("span", { class: "word" }, word), make("span", { class: "details" }, details));
      if (runs !== null) row.append(make("span", { class: "runs" }, `#${runs}`));
      frame.append(row);
    }
    if (more > 0) frame.append(make("div", { class: "row" }, `… ${more} more lines`));
    if (others.length) {
      const row = make("div", { class: "row others" });
      row.append(...others.map((touch) => drawTouch(touch, touch[1], isNow)));
      frame.append(row);
    }
    return frame;
  }

  function drawTouch([kind, label, view], details, isNow) {
    const act = (text) => send([kind, label, view || "", text || ""]);
    if (kind !== "type") {
      const button = make("button", { type: "button", class: "touch", "data-kind": kind, "data-label": label, "data-view": view });
      button.textContent = kind === "toggle" ? details : label;
      button.disabled = !isNow;
      button.addEventListener("click", () => act());
      return button;
    }
    const form = make("span", { class: "touch typing" });
    form.append(make("span", { class: "details" }, details));
    const field = make("input", {
      type: "text", "data-label": label, "data-view": view, placeholder: `type into ${label}, then Enter`,
      "aria-label": `type into ${label}`, maxlength: 200,
    });
    field.disabled = !isNow;
    field.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || !field.value) return;
      event.preventDefault();
      act(field.value);
      field.value = "";
    });
    form.append(field);
    return form;
  }

  // MARK: Inputs from the page

  page.factButtons = (name) => {
    const isView = [...document.querySelectorAll("#graph .view")].some((view) => view.dataset.name === name);
    if (!isView || live.hasEnded) return [];
    const button = make("button", { type: "button", class: "why" }, `:why ${name}`);
    button.addEventListener("click", () => send(["why", name, "", ""]));
    return [button];
  };

  async function send(parts) {
    try {
      const answer = await fetch("input", {
        method: "POST", headers: { "Content-Type": "application/x-obsh-input" }, body: parts.map(encodeURIComponent).join("\n"),
      });
      say(answer.ok ? "This page follows the session." : await answer.text(), answer.ok ? "open" : "refused");
    } catch {
      say("The session can no longer be reached.", "lost");
    }
  }
})();
