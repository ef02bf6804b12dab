// The page of a lesson: a graph that follows the turns, and predictions. All text that comes from a program is put into
// the page by `textContent`, so none of it can become markup.
"use strict";
(() => {
  const root = document.documentElement;
  root.classList.add("js");
  const data = JSON.parse(document.getElementById("data").textContent);
  const steps = data.steps;
  const byId = (id) => document.getElementById(id);
  const state = { step: -1, event: -1, open: new Set(), chosen: null, timer: null };

  const page = { didShow() {}, factButtons: () => [] };
  const exchanges = [...document.querySelectorAll(".exchange")];

  // MARK: Making elements

  const make = (name, attributes = {}, text) => fill(document.createElement(name), attributes, text);
  const draw = (name, attributes = {}, text) =>
    fill(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, text);

  function fill(element, attributes, text) {
    for (const [key, value] of Object.entries(attributes)) {
      if (value !== null && value !== undefined) element.setAttribute(key, value);
    }
    if (text !== undefined) element.textContent = text;
    return element;
  }

  // MARK: Reading the data

  // Indices come as pairs: the first one, and how many follow each other.
  function pick(table, pairs) {
    const result = [];
    for (let i = 0; i < pairs.length; i += 2) {
      for (let n = 0; n < pairs[i + 1]; n++) result.push(table[pairs[i] + n]);
    }
    return result;
  }

  function snapshot(index) {
    if (index < 0) return { models: [], views: [], moreModels: new Map(), moreViews: new Map() };
    const step = steps[index];
    const models = pick(data.models, step.m).map(([name, kind, properties]) => ({
      name, kind, properties: properties.map(([name, value]) => ({ name, value })),
    }));
    const views = pick(data.views, step.v).map(([name, instance, depth, runs, reads]) => ({
      name, label: instance === null ? name : `${name}[${instance}]`, depth, runs,
      reads: reads.map(([object, member]) => `${object}.${member}`),
    }));
    const moreModels = new Map(step.mm || []);
    const moreViews = new Map((step.vv || []).map(([name, count, runs]) => [name, { count, runs }]));
    return { models: inOrderOfAppearance(models, index), views, moreModels, moreViews };
  }

  // A model keeps its place when others are made.
  function inOrderOfAppearance(models, index) {
    let first = index;
    while (first > 0 && steps[first].n > steps[first - 1].n) first -= 1;
    const places = new Map();
    for (let i = first; i <= index; i++) {
      for (const model of pick(data.models, steps[i].m)) {
        if (!places.has(model[0])) places.set(model[0], places.size);
      }
    }
    return models.sort((a, b) => places.get(a.name) - places.get(b.name));
  }

  const isWrite = (event) => ["willSet", "state", "publish"].includes(event.k);

  // What the events up to one of them have done.
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

  // MARK: Folding like siblings

  const few = 4;

  // Rows of the views' column: a view, or many of a kind, which open.
  function viewRows({ views, moreViews }) {
    const rows = [];
    const parents = [];
    const groups = new Map();
    const keys = views.map((view, index) => {
      while (parents.length && parents[parents.length - 1].depth >= view.depth) parents.pop();
      const around = parents.map((parent) => parent.label).join("/");
      parents.push(view);
      const key = `${around}/${view.name}`;
      if (!groups.has(key)) groups.set(key, []);
      groups.get(key).push(index);
      return key;
    });
    let hidden = Infinity;
    const folded = new Map();
    views.forEach((view, index) => {
      if (view.depth > hidden) {
        folded.get("last").members.push(view);
        return;
      }
      hidden = Infinity;
      const group = groups.get(keys[index]);
      if (group.length < few || state.open.has(keys[index])) {
        rows.push({ label: view.label, depth: view.depth, members: [view], key: group.length < few ? null : keys[index] });
        return;
      }
      hidden = view.depth;
      let row = folded.get(keys[index]);
      if (!row) {
        const more = moreViews.get(view.name) || { count: 0, runs: 0 };
        const label = `${view.name} ×${group.length + more.count}`;
        row = { label, depth: view.depth, members: [], key: keys[index], folds: true, runs: more.runs };
        folded.set(keys[index], row);
        rows.push(row);
      }
      row.members.push(view);
      folded.set("last", row);
    });
    return rows;
  }

  function modelBoxes({ models, moreModels }) {
    const kinds = new Map();
    for (const model of models) kinds.set(model.kind, (kinds.get(model.kind) || []).concat(model));
    const boxes = [];
    for (const model of models) {
      const group = kinds.get(model.kind);
      const key = `model ${model.kind}`;
      const isMany = group.length >= few;
      if (!isMany || state.open.has(key)) {
        boxes.push({ title: model.name, key: isMany ? key : null, pins: model.properties.map((property) => ({
          label: property.name, value: property.value, names: [`${model.name}.${property.name}`],
        })) });
      } else if (group[0] === model) {
        const names = model.properties.map((property) => property.name);
        const count = group.length + (moreModels.get(model.kind) || 0);
        boxes.push({ title: `${model.kind} ×${count}`, key, folds: true, pins: names.map((name) => ({
          label: name, value: null, names: group.map((one) => `${one.name}.${name}`),
        })) });
      }
    }
    return boxes;
  }

  // MARK: The graph

  const size = { width: 500, left: 218, right: 296, row: 22, gap: 10 };
  const cut = (text, count) => (text.length > count ? `${text.slice(0, count - 1)}…` : text);

  function drawGraph() {
    // A prediction comes before its answer: until then there is what was before the turn.
    const graph = snapshot(isAsked() ? state.step - 1 : state.step);
    const { models, views } = graph;
    const shown = shownEvents();
    const done = effects(shown);
    const now = shown.length && state.event >= 0 ? effects(shown.slice(-1)) : effects([]);
    const svg = draw("svg", { role: "group", "aria-label": "Which views read which properties" });
    const edges = draw("g");
    svg.append(edges);
    const pinAt = new Map();
    let y = 6;
    for (const box of modelBoxes(graph)) {
      const height = (box.pins.length + 1) * size.row + 4;
      const group = draw("g", { class: box.folds ? "model folded" : "model", "data-name": box.title });
      group.append(draw("rect", { x: 4, y, width: size.left - 4, height, rx: 6 }));
      group.append(draw("text", { x: 14, y: y + 16, class: "title" }, cut(box.title, 24)));
      if (box.key) opens(group, box.key, box.title);
      box.pins.forEach((pin, place) => {
        const top = y + (place + 1) * size.row;
        for (const name of pin.names) pinAt.set(name, { y: top + 11, pin });
        group.append(drawPin(pin, top, done, now));
      });
      svg.append(group);
      y += height + size.gap;
    }
    const rows = viewRows(graph);
    const top = Math.max(6, (y - rows.length * (size.row + 4)) / 2);
    let below = top;
    const crossed = new Set();
    for (const row of rows) {
      svg.append(drawView(row, below, done, now));
      for (const view of row.members) {
        for (const read of view.reads) {
          const pin = pinAt.get(read);
          if (pin) drawEdge(edges, crossed, pin, read, view, row, below + 11, done, now);
        }
      }
      below += size.row + 4;
    }
    const height = Math.max(y, below, 60);
    svg.setAttribute("viewBox", `0 0 ${size.width} ${height}`);
    // Lines that are lit lie above the others.
    for (const edge of [...edges.children].sort((a, b) => weight(a) - weight(b))) edges.append(edge);
    if (!models.length && !views.length) {
      svg.append(draw("text", { x: 14, y: 30, class: "nothing" }, "No model and no view yet."));
    }
    byId("graph").replaceChildren(svg);
  }

  const weight = (edge) => (edge.classList.contains("lit") ? 2 : edge.classList.contains("equal") ? 1 : 0);

  function drawPin(pin, top, done, now) {
    const event = pin.names.map((name) => done.written.get(name)).find(Boolean);
    const isEqual = !event && pin.names.some((name) => done.equal.has(name));
    const classes = ["pin"];
    if (event) classes.push("written");
    if (isEqual) classes.push("equal");
    if (pin.names.some((name) => now.written.has(name) || now.equal.has(name))) classes.push("now");
    const name = pin.names.length === 1 ? pin.names[0] : null;
    const group = draw("g", { class: classes.join(" "), "data-name": name, "data-value": pin.value });
    group.append(draw("rect", { x: 8, y: top, width: size.left - 12, height: size.row, rx: 4 }));
    const label = draw("text", { x: 16, y: top + 15 });
    label.append(draw("tspan", {}, cut(pin.label, 14)));
    let value = pin.value === null ? "" : ` = ${pin.value}`;
    if (event && event.o !== undefined && pin.names.length === 1) value = ` ${event.o} → ${event.n}`;
    label.append(draw("tspan", { class: "value" }, cut(value, 25 - Math.min(14, pin.label.length))));
    group.append(label);
    if (name) {
      group.append(draw("title", {}, `${name}${value}`));
      choosable(group, name);
    }
    return group;
  }

  function drawView(row, top, done, now) {
    const runs = row.members.reduce((sum, view) => sum + view.runs, row.runs || 0);
    const count = row.members.reduce((sum, view) => sum + (done.ran.get(view.label) || 0), 0);
    const classes = ["view"];
    if (count) classes.push("ran");
    if (row.members.some((view) => done.stale.has(view.label))) classes.push("stale");
    if (row.members.some((view) => now.ran.has(view.label))) classes.push("now");
    if (row.folds) classes.push("folded");
    const idle = reasonsOf(row);
    if (idle.length) classes.push("idle");
    if (row.members.some((view) => done.wrong.has(view.label) || done.wrong.has(view.name))) classes.push("wrong");
    const x = size.right + Math.min(row.depth, 5) * 14;
    const group = draw("g", {
      class: classes.join(" "), "data-name": row.label, "data-runs": runs, "data-ran": count,
    });
    group.append(draw("rect", { x, y: top, width: size.width - x - 4, height: size.row, rx: 6 }));
    const text = row.folds && count ? `${runs} (+${count})` : `#${runs}`;
    group.append(draw("text", { x: x + 8, y: top + 15 }, cut(row.label, 22 - text.length - Math.min(row.depth, 5) * 2)));
    if (runs) group.append(draw("text", { x: size.width - 12, y: top + 15, class: "count" }, text));
    if (idle.length) {
      group.append(draw("path", { class: "cross", d: `M${x - 5} ${top + 6}l10 10m0 -10l-10 10` }));
      group.append(draw("title", {}, idle.join("\n")));
    }
    if (row.folds) opens(group, row.key, row.label); else choosable(group, row.label);
    return group;
  }

  // Why views did not run that a write of this turn could have run.
  function reasonsOf(row) {
    if (state.step < 0 || state.event >= 0 || isAsked()) return [];
    const reasons = new Map(steps[state.step].x || []);
    return row.members.filter((view) => reasons.has(view.label)).map((view) => reasons.get(view.label));
  }

  function drawEdge(edges, drawn, pin, read, view, row, y, done, now) {
    const isLit = done.told.has(`${read} ${view.label}`);
    const isEqual = !isLit && done.equal.has(read);
    const kind = isLit ? (now.told.has(`${read} ${view.label}`) ? "lit now" : "lit") : isEqual ? "equal" : "";
    const key = `${pin.y} ${y} ${kind}`;
    if (drawn.has(key)) return;
    drawn.add(key);
    const end = size.right + Math.min(row.depth, 5) * 14;
    const bend = (size.right - size.left) / 2;
    const path = `M${size.left} ${pin.y}C${size.left + bend} ${pin.y} ${end - bend} ${y} ${end} ${y}`;
    const group = draw("g", { class: `edge ${kind}`, "data-from": read, "data-to": view.label });
    group.append(draw("path", { d: path }));
    if (isEqual) {
      const x = (size.left + size.right) / 2;
      const middle = (pin.y + y) / 2;
      group.append(draw("path", { class: "cross", d: `M${x - 5} ${middle - 5}l10 10m0 -10l-10 10` }));
      group.append(draw("title", {}, `${view.label} does not run: the write of ${read} was equal`));
    }
    edges.append(group);
  }

  function opens(element, key, label) {
    activates(element, `${label}: open or fold`, () => {
      if (!state.open.delete(key)) state.open.add(key);
      drawGraph();
    });
  }

  function choosable(element, name) {
    if (state.chosen === name) element.classList.add("chosen");
    activates(element, name, () => {
      state.chosen = state.chosen === name ? null : name;
      drawGraph();
      showFacts();
    });
  }

  function activates(element, label, action) {
    fill(element, { tabindex: 0, role: "button", "aria-label": label });
    element.addEventListener("click", (event) => {
      event.stopPropagation();
      action();
    });
    element.addEventListener("keydown", (event) => {
      if (event.key !== "Enter") return;
      event.preventDefault();
      action();
    });
  }

  // MARK: What happened

  const isAsked = () => exchanges.some((one) => one.matches(".current.open"));
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
    if (isWrite(event)) return event.v.length ? `tells ${list(event.v)}` : "no view is told";
    if (event.k === "equal") return "equal: nobody is told";
    if (event.k === "body") return event.b.length ? `${event.f ? "reads" : "because"} ${list(event.b)}` : event.f ? "reads nothing" : "";
    return event.a || "";
  }

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
      item.append(make("span", { class: "word" }, "idle"), make("span", { class: "what" }, view));
      item.append(make("span", { class: "aside" }, reason));
      items.push(item);
    }
    byId("events").replaceChildren(...items);
  }

  // Who reads it, who wrote it last, and where.
  function showFacts() {
    const facts = byId("facts");
    const lines = state.chosen === null ? [] : factsOf(state.chosen);
    facts.replaceChildren(...lines.map((line) => make("p", {}, line)), ...(lines.length ? page.factButtons(state.chosen) : []));
    facts.hidden = lines.length === 0;
  }

  function factsOf(name) {
    const { models, views } = snapshot(state.step);
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
      const lines = [`${name} has run ${view.runs} times and reads ${view.reads.length ? list(view.reads) : "nothing"}.`];
      if (last) lines.push(`Last run: turn ${last.step.n}, ${aside(last.event)}. Input: ${data.inputs[last.step.i]}`);
      const idle = new Map(steps[state.step].x || []).get(name);
      if (idle) lines.push(idle);
      return lines;
    }
    const isThere = models.some((model) => model.properties.some((property) => `${model.name}.${property.name}` === name));
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
    for (const exchange of exchanges) {
      const isCurrent = current !== undefined && Number(exchange.dataset.input) === current.i;
      exchange.classList.toggle("current", isCurrent);
      if (isCurrent && follows) exchange.scrollIntoView({ block: "nearest" });
    }
    drawGraph();
    drawEvents();
    showFacts();
    page.didShow();
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
  exchanges.forEach(makeChoosable);

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

  // MARK: Copying, printing, colours

  for (const button of document.querySelectorAll(".copy")) {
    button.addEventListener("click", (event) => {
      event.stopPropagation();
      const text = button.parentElement.querySelector("code").textContent;
      const done = () => { button.textContent = "Copied"; };
      navigator.clipboard.writeText(text).then(done, () => {
        // From a file some browsers refuse: the text is selected instead.
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

  // The live page is this one, with turns that come in one by one.
  globalThis.obshPage = Object.assign(page, { data, state, exchanges, byId, make, show, events, makeChoosable, isWrite });

  // `lesson.html#step-5` opens at a turn.
  const wanted = /^#step-(\d+)$/.exec(location.hash);
  show(wanted ? Number(wanted[1]) : steps.length ? 0 : -1, -1, wanted !== null);
})();
