// The live page: the page of a lesson, fed by the events of a session. All text is put into the page by `textContent`.
"use strict";
(() => {
  const page = globalThis.obshPage;
  const { data, state, byId, make } = page;
  const root = document.documentElement;
  const conversation = byId("conversation");
  const status = byId("status");
  const isStill = matchMedia("(prefers-reduced-motion: reduce)");
  const live = {
    follows: true, isNew: false, timer: null, isDrawing: false, hasEnded: false, isShowing: false, lastTurn: -Infinity,
    lastDraw: -Infinity, held: null, isWaiting: false,
  };

  // MARK: The session's events

  const readers = {
    input({ i, in: runs, words, by }) {
      data.inputs[i] = words;
      told.set(i, { i, runs, by, out: [], headings: ahead.take() });
    },
    output({ i, out }) {
      const exchange = told.get(i);
      if (!exchange) return;
      exchange.out = out;
      const element = talk.elements.get(i);
      if (element && exchange.runs && out.length) element.append(output(out));
    },
    heading({ level, words }) {
      if (level === 1) document.title = byId("title").textContent = words;
      else ahead.add(make("h2", {}, words));
    },
    question({ in: runs }) {
      const question = make("div", { class: "exchange predict" });
      question.append(inputLine(runs), make("p", { class: "ask" }, "Which views will run?"));
      ahead.add(question);
    },
    turn({ models, views, frames, step }) {
      data.models.push(...models);
      data.views.push(...views);
      data.frames.push(...frames);
      data.steps.push(step);
      live.isNew = true;
    },
    restart({ full }) {
      for (const list of [data.inputs, data.models, data.views, data.frames, data.steps]) list.length = 0;
      told.clear();
      talk.clear();
      ahead.take();
      byId("forgotten").hidden = !full;
      Object.assign(state, { step: -1, event: -1, chosen: null });
      live.follows = true;
      live.isNew = true;
      hold({ held: null, isWaiting: false });
    },
    held({ words }) {
      hold({ held: words });
    },
    waiting() {
      hold({ isWaiting: true });
    },
    taken() {
      hold({ isWaiting: false });
    },
    end({ open }) {
      live.hasEnded = true;
      source.close();
      say(`${open ? "':show off' has ended this page. It" : "The session has ended. This page"} keeps what it has shown until you close it.`, "ended");
    },
  };

  // MARK: The conversation

  // Only a part of a long session is in the document: the newest inputs, or those around the shown turn.
  const told = new Map();
  const few = 200;

  const talk = {
    // `drawn`: the number of inputs at the last drawing.
    elements: new Map(), first: 0, end: 0, drawn: 0,

    // The inputs between two numbers are in the document afterwards.
    show(first, end) {
      for (let i = this.first; i < this.end; i++) if (i < first || i >= end) this.remove(i);
      const start = this.elements.size ? this.first : end;
      const before = [];
      for (let i = first; i < Math.min(start, end); i++) before.push(this.add(i));
      conversation.prepend(...before);
      for (let i = Math.max(this.elements.size ? this.end : first, first); i < end; i++) {
        if (!this.elements.has(i)) conversation.append(this.add(i));
      }
      Object.assign(this, { first, end });
      byId("earlier").hidden = first === 0;
      byId("later").hidden = end === told.size;
    },

    // Many elements are removed at once, so that the page does not move with each input.
    showNewest() {
      const end = told.size;
      this.show(end - this.first > 2 * few || this.first > end ? Math.max(0, end - few) : this.first, end);
    },

    // A reader of an earlier turn sees new inputs below it if the document reached to the last one at the last drawing.
    // The reader may have gone there after new inputs came and before they were drawn.
    showAdded() {
      if (this.end >= this.drawn && told.size - this.first <= 5 * few) this.show(this.first, told.size);
      byId("later").hidden = this.end === told.size;
    },

    reveal(i) {
      if (told.has(i) && !this.elements.has(i)) this.show(Math.max(0, i - few), Math.min(told.size, i + few));
      return this.elements.get(i);
    },

    add(i) {
      const element = exchange(told.get(i));
      this.elements.set(i, element);
      return element;
    },

    remove(i) {
      this.elements.get(i)?.remove();
      this.elements.delete(i);
    },

    clear() {
      this.elements.clear();
      conversation.replaceChildren();
      Object.assign(this, { first: 0, end: 0, drawn: 0 });
    },
  };

  // A lesson's text before an input: it is shown above that input.
  const ahead = {
    add(element) {
      byId("ahead").append(element);
    },
    take() {
      const headings = [...byId("ahead").querySelectorAll("h2")].map((one) => one.textContent);
      byId("ahead").replaceChildren();
      return headings;
    },
  };

  function inputLine(runs) {
    const line = make("div", { class: "in" });
    const code = make("code");
    code.append(...spans(runs));
    const text = make("pre");
    text.append(code);
    line.append(text);
    return line;
  }

  function exchange({ i, runs, by, out, headings }) {
    const element = make("div", { class: runs ? "exchange" : "exchange unseen", "data-input": i, "data-by": by });
    element.append(...headings.map((words) => make("h2", {}, words)));
    if (runs) {
      const line = inputLine(runs);
      if (by === "page") line.append(make("span", { class: "by" }, "from the page"));
      element.append(line);
      if (out.length) element.append(output(out));
    }
    page.makeChoosable(element);
    return element;
  }

  function output(out) {
    const text = make("pre", { class: "output" });
    out.forEach(([hang, ...runs], index) => {
      const row = make("span", { class: hang ? "line hang" : "line" });
      row.append(...spans(runs));
      text.append(...(index ? ["\n"] : []), row);
    });
    return text;
  }

  page.exchangeOf = (input, isWanted) => (isWanted ? talk.reveal(input) : talk.elements.get(input));
  byId("earlier").addEventListener("click", () => {
    live.follows = false;
    talk.show(Math.max(0, talk.first - few), talk.end);
  });
  byId("later").addEventListener("click", () => talk.show(talk.first, Math.min(told.size, talk.end + few)));

  const spans = (runs) => runs.map(([style, text]) => make("span", { class: style || null }, text));

  function say(words, kind) {
    status.textContent = words;
    status.className = `status ${kind}`;
    root.dataset.connection = kind;
  }

  // Controls that cannot be used now keep their elements: the user may have typed into a field.
  function hold(change) {
    Object.assign(live, change);
    byId("screens").inert = live.isWaiting || live.held !== null;
    sayHeld();
  }

  function sayHeld() {
    const words = live.isWaiting
      ? "The session is busy. Your action follows when the program or the input has ended."
      : live.held;
    say(words ?? "This page follows the session.", "open");
    status.classList.toggle("held", words !== null);
  }

  const source = new EventSource("events");
  source.addEventListener("open", sayHeld);
  source.addEventListener("message", (message) => {
    const fact = JSON.parse(message.data);
    if (Object.hasOwn(readers, fact.t)) readers[fact.t](fact);
    // Many may arrive between two frames, of which only the last is shown.
    if (!live.isDrawing) requestAnimationFrame(drawInTime);
    live.isDrawing = true;
  });
  source.addEventListener("error", () => {
    if (live.hasEnded) return;
    if (source.readyState === EventSource.CLOSED) say("The session can no longer be reached.", "ended");
    else say("No connection to the session; trying again …", "lost");
  });

  // MARK: Following

  // Shows a turn without leaving the latest one: only the user does that.
  function show(...place) {
    live.isShowing = true;
    page.show(...place);
    live.isShowing = false;
  }

  // Each drawing lays out and paints both columns anew. In quick succession some frames are left to the browser, so that
  // scrolling stays smooth.
  const shortest = 45;

  function drawInTime(time) {
    if (time - live.lastDraw < shortest) {
      requestAnimationFrame(drawInTime);
      return;
    }
    live.lastDraw = time;
    draw();
  }

  function draw() {
    live.isDrawing = false;
    const last = data.steps.length - 1;
    byId("turns").max = Math.max(0, last);
    if (live.follows) talk.showNewest();
    else talk.showAdded();
    talk.drawn = told.size;
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

  const soon = 500;

  // A turn is animated event by event, and then stays. Turns in quick succession are shown in their final state.
  function showNewest(last) {
    clearInterval(live.timer);
    live.timer = null;
    const time = performance.now();
    const isFast = time - live.lastTurn < soon;
    live.lastTurn = time;
    const count = last < 0 ? 0 : data.steps[last].e.length;
    if (isStill.matches || count < 2 || isFast) {
      stopLighting();
      show(last, -1, !isFast);
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

  // The height of an exchange is only estimated until it has been on the screen, so the end moves away at first: it is
  // followed for some frames. Each scroll computes the layout, so there is one in each frame, however many inputs come.
  const scrolling = { left: 0, isUnderWay: false };

  function scrollToEnd() {
    scrolling.left = 4;
    if (!scrolling.isUnderWay) scrollOnce();
  }

  function scrollOnce() {
    scrolling.isUnderWay = false;
    // The drawing of this frame changes the layout again, and scrolls after that.
    if (live.isDrawing && live.follows) return;
    const last = byId("ahead").firstChild ? byId("ahead") : talk.elements.get(told.size - 1);
    last?.scrollIntoView({ block: "end" });
    scrolling.left -= 1;
    scrolling.isUnderWay = scrolling.left > 0 && live.follows;
    if (scrolling.isUnderWay) requestAnimationFrame(scrollOnce);
  }

  // MARK: The screens

  page.didShow = (isFollowed) => {
    const isLast = state.step === data.steps.length - 1;
    if (!live.isShowing) {
      live.follows = isLast;
      if (isLast && isFollowed) scrollToEnd();
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

  const screens = new ObshLayer(byId("screens"));
  const rowsOf = new WeakMap();

  // An unchanged row is not created again: the user may be typing in it.
  function drawScreens(isNow) {
    const frames = pickFrames();
    screens.begin();
    frames.forEach(([name, lines, others, more], place) => {
      screens.put(`${place} ${name}`, name, () => {
        const frame = make("section", { class: "screen", "data-tree": name, "aria-label": name });
        rowsOf.set(frame, new ObshLayer(frame));
        return frame;
      });
      const rows = rowsOf.get(screens.after);
      rows.begin();
      lines.forEach((line, n) => rows.put(n, JSON.stringify([isNow, line]), () => drawRow(line, isNow)));
      if (more > 0) rows.put("more", more, () => make("div", { class: "row" }, `… ${more} more lines`));
      if (others.length) {
        rows.put("others", JSON.stringify([isNow, others]), () => {
          const row = make("div", { class: "row others" });
          row.append(...others.map((touch) => drawTouch(touch, touch[1], isNow)));
          return row;
        });
      }
      rows.end();
    });
    screens.end();
    byId("screens").hidden = frames.length === 0;
  }

  function drawRow([depth, word, details, runs, hasRun, touch], isNow) {
    const row = make("div", { class: `row${runs !== null ? " of-view" : ""}${hasRun ? " ran" : ""}` });
    for (let i = 0; i < Math.min(depth, 12); i++) row.append(make("span", { class: "inset" }));
    if (touch) row.append(drawTouch(touch, details, isNow));
    else row.append(make("span", { class: "word" }, word), make("span", { class: "details" }, details));
    if (runs !== null) row.append(make("span", { class: "runs" }, `#${runs}`));
    return row;
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
      type: "text", "data-label": label, "data-view": view, placeholder: "type, then Enter",
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
      if (answer.ok) sayHeld();
      else say(await answer.text(), "refused");
    } catch {
      say("The session can no longer be reached.", "lost");
    }
  }
})();
