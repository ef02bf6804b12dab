// The page of a lesson: its turns with their events, the graph that follows them, and predictions. All text that comes
// from a program is put into the page by `textContent`, so none of it can become markup.
"use strict";
(() => {
  const root = document.documentElement;
  root.classList.add("js");
  const data = JSON.parse(document.getElementById("data").textContent);
  const steps = data.steps;
  const byId = (id) => document.getElementById(id);
  const state = { step: -1, event: -1, open: new Set(), chosen: null, timer: null };

  // The elements of an input; a prediction asks before its turn is shown.
  const exchanges = new Map();
  for (const exchange of document.querySelectorAll(".exchange")) exchanges.set(Number(exchange.dataset.input), exchange);
  const page = { didShow() {}, factButtons: () => [], exchangeOf: (input) => exchanges.get(input) };
  let currentExchange;

  // MARK: Creating elements

  const make = (name, attributes = {}, text) => fill(document.createElement(name), attributes, text);

  function fill(element, attributes, text) {
    for (const [key, value] of Object.entries(attributes)) {
      if (value !== null && value !== undefined) element.setAttribute(key, value);
    }
    if (text !== undefined) element.textContent = text;
    return element;
  }

  // MARK: The effects of events

  const isWrite = (event) => ["willSet", "state", "publish"].includes(event.k);

  // The effects of the events up to one of them.
  function effects(events) {
    const result = { written: new Map(), equal: new Set(), told: new Set(), stale: new Set(), ran: new Map(), wrong: new Set() };
    for (const event of events) {
      if (isWrite(event)) {
        result.written.set(event.p, event);
        for (const view of event.v) {
          result.told.add(`${event.p} ${view}`);
          // Subscribers of a legacy object read the announcement, not the property.
          if (event.w) result.told.add(`${event.w}.objectWillChange ${view}`);
          result.stale.add(view);
        }
        if (event.w) result.written.set(`${event.w}.objectWillChange`, { k: event.k });
      } else if (event.k === "equal") {
        result.equal.add(event.p);
      } else if (event.k === "body") {
        result.ran.set(event.v, (result.ran.get(event.v) || 0) + 1);
        result.stale.delete(event.v);
      } else if (event.k === "mistake") {
        for (const view of event.w || []) result.wrong.add(view);
      }
    }
    return result;
  }

  // MARK: What happened

  const isAsked = () => currentExchange?.classList.contains("open") ?? false;
  const events = () => (state.step < 0 ? [] : steps[state.step].e);
  const shownEvents = () => (isAsked() ? [] : state.event < 0 ? events() : events().slice(0, state.event + 1));

  function words(event) {
    switch (event.k) {
      case "willSet": case "state": case "publish":
        return `${event.p}${event.o === undefined ? "" : `  ${event.o} → ${event.n}`}`;
      case "didSet": return `${event.p}  ${event.o} → ${event.n}`;
      case "equal": return `${event.p}  ${event.o} → ${event.n}`;
      case "body": return `${event.v}  #${event.r}`;
      default: return event.t || "";
    }
  }

  function aside(event) {
    if (isWrite(event)) return event.v.length ? `invalidates ${list(event.v)}` : "invalidates no view";
    if (event.k === "equal") return "equal: nobody is told";
    if (event.k === "body") return event.b.length ? `${event.f ? "reads" : "because"} ${list(event.b)}` : event.f ? "reads nothing" : "";
    return event.a || "";
  }

  const graph = obshGraph({
    area: byId("graph"), data, state, isAsked,
    doneUntilNow: () => effects(shownEvents()),
    doneNow: () => effects(state.event < 0 ? [] : shownEvents().slice(-1)),
    choose(name) {
      state.chosen = state.chosen === name ? null : name;
      graph.draw();
      showFacts();
    },
  });

  const list = (names) => (names.length > 6 ? `${names.slice(0, 5).join(", ")} and ${names.length - 5} more` : names.join(", "));

  function drawEvents() {
    if (isAsked()) {
      byId("events").replaceChildren(make("li", { class: "asked" }, "Which views will run? Answer on the left first."));
      return;
    }
    const items = events().map((event, index) => {
      const item = make("li", { class: `event ${event.k}`, "data-kind": event.k, "data-index": index });
      if (state.event >= 0 && index > state.event) item.classList.add("later");
      if (index === state.event) item.classList.add("now");
      item.append(make("span", { class: "word" }, event.k), make("span", { class: "what" }, words(event)));
      const more = aside(event);
      if (more) item.append(make("span", { class: "aside" }, more));
      item.addEventListener("click", () => show(state.step, index));
      return item;
    });
    if (state.step >= 0 && steps[state.step].gap) {
      items.unshift(make("li", { class: "asked" }, `… ${steps[state.step].gap} turns of this input are left out here`));
    }
    if (state.step >= 0 && steps[state.step].more) {
      items.push(make("li", { class: "event" }, `… ${steps[state.step].more} more events`));
    }
    for (const [view, reason] of (state.step >= 0 && steps[state.step].x) || []) {
      const item = make("li", { class: "event idle", "data-kind": "idle", "data-view": view });
      item.append(make("span", { class: "word" }, "idle"), make("span", { class: "aside" }, reason));
      items.push(item);
    }
    byId("events").replaceChildren(...items);
  }

  // Its readers, its last writer, and the place of the write.
  function showFacts() {
    const facts = byId("facts");
    const lines = state.chosen === null ? [] : factsOf(state.chosen);
    facts.replaceChildren(...lines.map((line) => make("p", {}, line)), ...(lines.length ? page.factButtons(state.chosen) : []));
    facts.hidden = lines.length === 0;
  }

  function factsOf(name) {
    const { models, views } = graph.snapshot(state.step);
    const view = views.find((one) => one.label === name);
    const past = (isMeant) => {
      for (let index = state.step; index >= 0; index--) {
        const event = [...steps[index].e].reverse().find(isMeant);
        if (event) return { event, step: steps[index] };
        if (index > 0 && steps[index - 1].n > steps[index].n) return null;
      }
      return null;
    };
    if (view) {
      const last = past((event) => event.k === "body" && event.v === name);
      const lines = [`${name} has run ${view.runs === 1 ? "once" : `${view.runs} times`} and reads ${view.reads.length ? list(view.reads) : "nothing"}.`];
      if (last) lines.push(`Last run: turn ${last.step.n}, ${aside(last.event)}. Input: ${data.inputs[last.step.i]}`);
      const idle = new Map(steps[state.step].x || []).get(name);
      if (idle) lines.push(idle);
      return lines;
    }
    const isThere = models.some((model) => model.properties.some((property) => property.names[0] === name));
    if (!isThere) return [];
    const readers = views.filter((one) => one.reads.includes(name)).map((one) => one.label);
    const last = past((event) => isWrite(event) && event.p === name);
    return [
      `${name} is read by ${readers.length ? list(readers) : "no view"}.`,
      last ? `Last write: turn ${last.step.n}, ${words(last.event)}. Input: ${data.inputs[last.step.i]}` : "It has not been written.",
    ];
  }

  // MARK: Moving through the turns

  function show(step, event = -1, follows = true) {
    state.step = Math.max(steps.length ? 0 : -1, Math.min(step, steps.length - 1));
    state.event = event;
    const current = steps[state.step];
    byId("turns").value = state.step;
    root.dataset.step = state.step;
    root.dataset.turn = current ? current.n : "";
    byId("turn").textContent = current ? `Turn ${current.n}` : "No turn";
    byId("input").textContent = current ? data.inputs[current.i] : "";
    byId("turns").setAttribute("aria-valuetext", current ? `turn ${current.n}: ${data.inputs[current.i]}` : "");
    currentExchange?.classList.remove("current");
    currentExchange = current && page.exchangeOf(current.i, follows);
    currentExchange?.classList.add("current");
    if (follows) {
      // The text of a turn may be folded, as in a solution.
      for (let one = currentExchange?.parentElement; one; one = one.parentElement) {
        if (one.tagName === "DETAILS") one.open = true;
      }
      currentExchange?.scrollIntoView({ block: "nearest" });
    }
    graph.draw({ reveals: follows });
    drawEvents();
    showFacts();
    page.didShow(follows);
  }

  const turnBy = (count) => show(state.step + count);

  // The next event of the turn; after the last one, the next turn.
  function stepBy(count) {
    const next = state.event + count;
    if (count > 0 && state.event < 0) {
      if (events().length) show(state.step, 0);
    } else if (next >= events().length) {
      if (state.step + 1 < steps.length) show(state.step + 1, steps[state.step + 1].e.length ? 0 : -1);
    } else if (next >= 0) {
      show(state.step, next);
    } else if (state.step > 0) {
      show(state.step - 1, steps[state.step - 1].e.length - 1);
    }
  }

  function play() {
    if (state.timer !== null) {
      clearInterval(state.timer);
      state.timer = null;
    } else {
      state.timer = setInterval(() => {
        const isAtEnd = state.step >= steps.length - 1 && (state.event >= events().length - 1 || !events().length);
        if (isAtEnd) play(); else if (events().length === 0) show(state.step + 1, -1); else stepBy(1);
      }, 900);
    }
    byId("play").textContent = state.timer === null ? "Play" : "Pause";
    byId("play").setAttribute("aria-pressed", String(state.timer !== null));
  }

  byId("turns").max = Math.max(0, steps.length - 1);
  byId("turns").addEventListener("input", (event) => show(Number(event.target.value)));
  byId("back").addEventListener("click", () => turnBy(-1));
  byId("next").addEventListener("click", () => turnBy(1));
  byId("step").addEventListener("click", () => stepBy(1));
  byId("play").addEventListener("click", play);
  function makeChoosable(exchange) {
    exchange.addEventListener("click", () => {
      const input = Number(exchange.dataset.input);
      const index = steps.findLastIndex((step) => step.i <= input);
      if (index >= 0) show(index, -1, false);
    });
  }
  for (const exchange of exchanges.values()) makeChoosable(exchange);

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.target.closest("input, summary")) return;
    const isOnButton = event.target.closest("button, [role=button], a");
    const action = {
      ArrowLeft: () => turnBy(-1), ArrowRight: () => turnBy(1), ".": () => stepBy(1), ",": () => stepBy(-1),
      Home: () => show(0), End: () => show(steps.length - 1),
      " ": isOnButton ? null : play, t: changeTheme, "?": () => byId("keys").toggleAttribute("open"),
    }[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  });

  // MARK: Predictions

  document.querySelectorAll(".predict").forEach((question) => {
    const answer = question.querySelector("details");
    const truth = JSON.parse(question.dataset.ran);
    const known = JSON.parse(question.dataset.known);
    const choices = make("div", { class: "choices" });
    const chosen = new Set();
    for (const name of known.concat("none")) {
      const button = make("button", { type: "button", "aria-pressed": "false", "data-choice": name }, name);
      button.addEventListener("click", () => {
        if (name === "none") chosen.clear(); else chosen.delete("none");
        if (!chosen.delete(name)) chosen.add(name);
        for (const other of choices.querySelectorAll("[data-choice]")) {
          other.setAttribute("aria-pressed", String(chosen.has(other.dataset.choice)));
        }
      });
      choices.append(button);
    }
    const check = make("button", { type: "button", class: "check" }, "Check");
    const verdict = make("p", { class: "verdict", role: "status" });
    check.addEventListener("click", () => {
      const said = [...chosen].filter((name) => name !== "none").sort();
      if (chosen.size) {
        const isRight = JSON.stringify(said) === JSON.stringify([...truth].sort());
        const words = truth.length ? truth.join(", ") : "no view";
        verdict.textContent = `${isRight ? "Right" : "No"}: ${words} ran.`;
        verdict.className = `verdict ${isRight ? "right" : "wrong"}`;
      }
      answer.open = true;
      reveal();
    });
    choices.append(check);
    answer.before(choices, verdict);
    question.classList.add("open");
    const reveal = () => {
      if (!question.classList.contains("open")) return;
      question.classList.remove("open");
      if (question.classList.contains("current")) show(state.step, -1, false);
    };
    answer.addEventListener("toggle", () => {
      if (answer.open) reveal();
    });
  });

  // MARK: Copying, printing, colors

  for (const button of document.querySelectorAll(".copy")) {
    button.addEventListener("click", (event) => {
      event.stopPropagation();
      const text = button.parentElement.querySelector("code").textContent;
      const done = () => { button.textContent = "Copied"; };
      navigator.clipboard.writeText(text).then(done, () => {
        // Some browsers refuse to copy from a file: the text is selected instead.
        getSelection().selectAllChildren(button.parentElement.querySelector("code"));
      });
    });
  }

  addEventListener("beforeprint", () => {
    for (const folded of document.querySelectorAll("article details")) folded.open = true;
  });

  function changeTheme() {
    const isDark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.theme = isDark ? "light" : "dark";
  }
  byId("theme").addEventListener("click", changeTheme);

  // The live page is this page, with turns that arrive one by one.
  globalThis.obshPage = Object.assign(page, { data, state, byId, make, show, makeChoosable });

  // `lesson.html#step-5` opens at a turn.
  const wanted = /^#step-(\d+)$/.exec(location.hash);
  show(wanted ? Number(wanted[1]) : steps.length ? 0 : -1, -1, wanted !== null);
})();
