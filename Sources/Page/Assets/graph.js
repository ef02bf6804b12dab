// The graph of a page: models with their properties on the left, views in their tree on the right, and an edge from
// each property to each view that reads it. Like siblings fold, and every node keeps its place. All text is put into
// the page by `textContent`.
"use strict";

// The children of an element, by key. A child is created again only when its signature changes, and keeps its place: an
// update costs only as much as it changes, and a node with the keyboard focus keeps it.
class ObshLayer {
  constructor(parent) {
    Object.assign(this, { parent, known: new Map(), seen: new Map(), order: [], place: 0, after: null, isInOrder: true });
  }

  begin() {
    Object.assign(this, { seen: new Map(), place: 0, after: null, isInOrder: true });
  }

  put(name, signature, make) {
    let key = name;
    while (this.seen.has(key)) key = `${key}'`;
    let entry = this.known.get(key);
    if (entry === undefined) {
      entry = { key, signature, element: make() };
    } else if (entry.signature !== signature) {
      entry.signature = signature;
      this.replace(entry, make());
    }
    this.seen.set(key, entry);
    this.isInOrder = this.isInOrder && this.order[this.place] === entry;
    if (!this.isInOrder) {
      // As long as no child is inserted or removed, no positions are read from the document.
      const next = this.after === null ? this.parent.firstChild : this.after.nextSibling;
      if (next !== entry.element) this.parent.insertBefore(entry.element, next);
      this.order[this.place] = entry;
    }
    this.after = entry.element;
    this.place += 1;
  }

  replace(entry, element) {
    const old = entry.element;
    const focused = old.contains(document.activeElement) ? document.activeElement : null;
    old.replaceWith(element);
    entry.element = element;
    if (focused === old) element.focus({ preventScroll: true });
    else if (focused) element.querySelector(focused.localName)?.focus({ preventScroll: true });
  }

  end() {
    for (const [key, { element }] of this.known) if (!this.seen.has(key)) element.remove();
    this.order.length = this.place;
    this.known = this.seen;
  }
}

// - `area`: the element to draw into.
// - `data`: the turns, and the lists of models and views that they name.
// - `state`: the shown, opened and selected elements.
// - `doneUntilNow`, `doneNow`: the effects of the shown events, and those of the last of them.
// - `choose`: receives the name of a property or view that the user selects.
const obshGraph = ({ area, data, state, isAsked, doneUntilNow, doneNow, choose }) => {
  const steps = data.steps;
  const few = 4;
  // In a graph with more nodes, only the visible ones are in the document.
  const many = 300;
  const size = { width: 500, left: 218, right: 296, row: 22, gap: 10 };
  const cut = (text, count) => (text.length > count ? `${text.slice(0, count - 1)}…` : text);

  function draw(name, attributes = {}, text) {
    const element = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const key in attributes) {
      const value = attributes[key];
      if (value !== null && value !== undefined) element.setAttribute(key, value);
    }
    if (text !== undefined) element.textContent = text;
    return element;
  }

  // MARK: Reading the data

  const read = { models: new WeakMap(), views: new WeakMap() };

  // Indices are pairs: the first one, and the number of consecutive ones. A row in many turns is read once.
  function pick(kind, pairs, parse) {
    const [table, known] = [data[kind], read[kind]];
    const result = [];
    for (let i = 0; i < pairs.length; i += 2) {
      for (let n = pairs[i]; n < pairs[i] + pairs[i + 1]; n++) {
        let item = known.get(table[n]);
        if (item === undefined) known.set(table[n], (item = parse(table[n])));
        result.push(item);
      }
    }
    return result;
  }

  const model = ([name, kind, properties]) => ({
    name, kind,
    properties: properties.map(([label, value]) => ({ label, value, names: [`${name}.${label}`] })),
  });

  const view = ([name, instance, depth, runs, reads]) => ({
    name, label: instance === null ? name : `${name}[${instance}]`, depth, runs,
    reads: reads.map(([object, member]) => `${object}.${member}`),
  });

  function snapshot(index) {
    if (index < 0) return { models: [], views: [], moreModels: new Map(), moreViews: new Map() };
    const step = steps[index];
    const places = placesOfModels(index);
    return {
      models: pick("models", step.m, model).sort((a, b) => places.get(a.name) - places.get(b.name)),
      views: pick("views", step.v, view),
      moreModels: new Map(step.mm || []),
      moreViews: new Map((step.vv || []).map(([name, count, runs]) => [name, { count, runs }])),
    };
  }

  // A model keeps its place when others are created: the order is that of their appearance. The turns of a session
  // share one order, which grows with them; a turn that does not follow the previous one begins another session.
  const orders = { of: [], first: null };

  function placesOfModels(index) {
    if (orders.first !== steps[0] || orders.of.length > steps.length) Object.assign(orders, { of: [], first: steps[0] });
    for (let i = orders.of.length; i <= index; i++) {
      const goesOn = i > 0 && steps[i].n > steps[i - 1].n;
      const places = goesOn ? orders.of[i - 1] : new Map();
      for (const { name } of pick("models", steps[i].m, model)) {
        if (!places.has(name)) places.set(name, places.size);
      }
      orders.of.push(places);
    }
    return orders.of[index];
  }

  // MARK: Folding like siblings

  // Rows of the views' column: a view, or several of the same kind, which can be opened.
  function viewRows({ views, moreViews }) {
    const rows = [];
    const parents = [];
    const groups = new Map();
    const keys = views.map((view) => {
      while (parents.length && parents[parents.length - 1].depth >= view.depth) parents.pop();
      const around = parents.length ? parents[parents.length - 1].path : "";
      const key = `${around}/${view.name}`;
      parents.push({ depth: view.depth, path: `${around}/${view.label}` });
      groups.set(key, (groups.get(key) || 0) + 1);
      return key;
    });
    let hidden = Infinity;
    let last = null;
    const folded = new Map();
    views.forEach((view, index) => {
      if (view.depth > hidden) {
        last.members.push(view);
        return;
      }
      hidden = Infinity;
      const [key, count] = [keys[index], groups.get(keys[index])];
      if (count < few || state.open.has(key)) {
        rows.push({ label: view.label, depth: view.depth, members: [view], key: count < few ? null : key });
        return;
      }
      hidden = view.depth;
      last = folded.get(key);
      if (!last) {
        const more = moreViews.get(view.name) || { count: 0, runs: 0 };
        const times = ` ×${count + more.count}`;
        last = { label: view.name + times, times, depth: view.depth, members: [], key, folds: true, runs: more.runs };
        folded.set(key, last);
        rows.push(last);
      }
      last.members.push(view);
    });
    return rows;
  }

  function modelBoxes({ models, moreModels }) {
    const kinds = new Map();
    for (const model of models) {
      if (!kinds.has(model.kind)) kinds.set(model.kind, []);
      kinds.get(model.kind).push(model);
    }
    const boxes = [];
    for (const model of models) {
      const group = kinds.get(model.kind);
      const key = `model ${model.kind}`;
      const isMany = group.length >= few;
      if (!isMany || state.open.has(key)) {
        boxes.push({ title: model.name, key: isMany ? key : null, pins: model.properties });
      } else if (group[0] === model) {
        const labels = model.properties.map((property) => property.label);
        const count = group.length + (moreModels.get(model.kind) || 0);
        boxes.push({ title: `${model.kind} ×${count}`, key, folds: true, pins: labels.map((label) => ({
          label, value: null, names: group.map((one) => `${one.name}.${label}`),
        })) });
      }
    }
    return boxes;
  }

  // MARK: Drawing

  const svg = draw("svg", { role: "group", "aria-label": "Which views read which properties" });
  // Highlighted lines are above the others.
  const edges = ["", "equal", "lit"].map((kind) => ({ kind, layer: new ObshLayer(svg.appendChild(draw("g"))) }));
  const models = new ObshLayer(svg.appendChild(draw("g")));
  const views = new ObshLayer(svg.appendChild(draw("g")));
  const nothing = svg.appendChild(draw("text", { x: 14, y: 30, class: "nothing" }, "No models or views yet."));
  const layers = [...edges.map((one) => one.layer), models, views];
  let height = 0;
  let isLarge = false;
  area.replaceChildren(svg);

  // The visible part, with as much above and below it; and the size of a unit of the graph.
  const window = { top: 0, bottom: Infinity, scale: 1, visible: Infinity };

  function look() {
    window.scale = area.clientWidth / size.width || 1;
    window.visible = area.clientHeight / window.scale || Infinity;
    window.top = area.scrollTop / window.scale - window.visible;
    window.bottom = window.top + 3 * window.visible;
  }

  let isLooking = false;

  function lookSoon() {
    if (!isLooking) {
      requestAnimationFrame(() => {
        isLooking = false;
        const before = window.visible;
        look();
        if (isLarge || window.visible !== before) drawGraph();
      });
    }
    isLooking = true;
  }
  area.addEventListener("scroll", lookSoon, { passive: true });
  new ResizeObserver(lookSoon).observe(area);

  const isSeen = (top, bottom) => !isLarge || (bottom >= window.top && top <= window.bottom);

  // Scrolls to the written properties if none of them is visible.
  function showWritten(places) {
    const { scale, visible } = window;
    const top = area.scrollTop / scale;
    if (!places.length || places.some((y) => y >= top && y < top + visible - size.row)) return;
    area.scrollTop = (places[0] - visible / 3) * scale;
  }

  function drawGraph({ reveals = false } = {}) {
    // A prediction precedes its answer: until then, the state before the turn is shown.
    const graph = snapshot(isAsked() ? state.step - 1 : state.step);
    const turn = { done: doneUntilNow(), now: doneNow(), idle: idleReasons() };
    const boxes = modelBoxes(graph);
    const rows = viewRows(graph);
    isLarge = boxes.length + rows.length > many;
    for (const layer of layers) layer.begin();
    const written = [];
    const pinAt = new Map();
    let y = 6;
    for (const box of boxes) {
      const isBoxSeen = isSeen(y, y + boxHeight(box));
      if (isBoxSeen) drawBox(box, y);
      box.pins.forEach((pin, place) => {
        const top = y + (place + 1) * size.row;
        for (const name of pin.names) {
          pinAt.set(name, top + 11);
          if (turn.done.written.has(name)) written.push(top);
        }
        if (isBoxSeen) drawPin(box, pin, top, turn);
      });
      y += boxHeight(box) + size.gap;
    }
    // The views are in the middle of the part that is visible without scrolling.
    let below = Math.max(6, (Math.min(y, window.visible) - rows.length * (size.row + 4)) / 2);
    const drawn = new Set();
    for (const row of rows) {
      if (isSeen(below, below + size.row)) drawView(row, below, turn);
      for (const view of row.members) {
        for (const name of view.reads) {
          const from = pinAt.get(name);
          if (from !== undefined && isSeen(Math.min(from, below), Math.max(from, below))) drawEdge(drawn, from, name, view, row, below + 11, turn);
        }
      }
      below += size.row + 4;
    }
    for (const layer of layers) layer.end();
    setHeight(Math.max(y, below, 60));
    nothing.setAttribute("visibility", graph.models.length || graph.views.length ? "hidden" : "visible");
    if (reveals) showWritten(written);
  }

  function setHeight(needed) {
    if (needed === height) return;
    height = needed;
    svg.setAttribute("viewBox", `0 0 ${size.width} ${height}`);
    // The page gives the graph the space that it needs.
    area.parentElement.style.setProperty("--ratio", (height / size.width).toFixed(3));
  }

  // The reasons why views did not run although a write of this turn could have run them.
  function idleReasons() {
    if (state.step < 0 || state.event >= 0 || isAsked()) return new Map();
    return new Map(steps[state.step].x || []);
  }

  const boxHeight = (box) => (box.pins.length + 1) * size.row + 4;

  function drawBox(box, y) {
    models.put(box.title, `${y} ${box.pins.length} ${box.key}`, () => {
      const group = draw("g", { class: box.folds ? "model folded" : "model", "data-name": box.title });
      group.append(draw("rect", { x: 4, y, width: size.left - 4, height: boxHeight(box), rx: 6 }));
      group.append(draw("text", { x: 14, y: y + 16, class: "title" }, cut(box.title, 24)));
      if (box.key) opens(group, box.key, box.title);
      return group;
    });
  }

  function drawPin(box, pin, top, { done, now }) {
    const isOne = pin.names.length === 1;
    const event = pin.names.map((name) => done.written.get(name)).find(Boolean);
    const isEqual = !event && pin.names.some((name) => done.equal.has(name));
    const isNow = pin.names.some((name) => now.written.has(name) || now.equal.has(name));
    const name = isOne ? pin.names[0] : null;
    const isChosen = name !== null && state.chosen === name;
    let value = pin.value === null ? "" : ` = ${pin.value}`;
    if (event && event.o !== undefined && isOne) value = changeOf(pin, event);
    const signature = `${top} ${event ? 1 : 0}${isEqual ? 1 : 0}${isNow ? 1 : 0}${isChosen ? 1 : 0} ${pin.value} ${value}`;
    models.put(name ?? `${box.title} ${pin.label}`, signature, () => {
      const classes = ["pin"];
      if (event) classes.push("written");
      if (isEqual) classes.push("equal");
      if (isNow) classes.push("now");
      const group = draw("g", { class: classes.join(" "), "data-name": name, "data-value": pin.value });
      group.append(draw("rect", { x: 8, y: top, width: size.left - 12, height: size.row, rx: 4 }));
      const label = draw("text", { x: 16, y: top + 15 });
      label.append(draw("tspan", {}, cut(pin.label, value === "" ? lineRoom : 14)));
      label.append(draw("tspan", { class: "value" }, cut(value, roomFor(pin))));
      group.append(label);
      if (name !== null) {
        const whole = event?.o === undefined ? value : ` ${event.o} → ${event.n}`;
        group.append(draw("title", {}, `${name}${whole}`));
        choosable(group, name);
      }
      return group;
    });
  }

  // If there is no space for both values, the new one is shown.
  function changeOf(pin, { o, n }) {
    const both = ` ${o} → ${n}`;
    return both.length <= roomFor(pin) ? both : ` → ${n}`;
  }

  const lineRoom = 25;
  const roomFor = (pin) => lineRoom - Math.min(14, pin.label.length);

  const leftOf = (row) => size.right + Math.min(row.depth, 5) * 14;

  function drawView(row, top, { done, now, idle }) {
    const runs = row.members.reduce((sum, view) => sum + view.runs, row.runs || 0);
    const count = row.members.reduce((sum, view) => sum + (done.ran.get(view.label) || 0), 0);
    const reasons = idle.size ? row.members.map((view) => idle.get(view.label)).filter(Boolean) : [];
    const classes = ["view"];
    if (count) classes.push("ran");
    if (row.members.some((view) => done.stale.has(view.label))) classes.push("stale");
    if (row.members.some((view) => now.ran.has(view.label))) classes.push("now");
    if (row.folds) classes.push("folded");
    if (reasons.length) classes.push("idle");
    if (row.members.some((view) => done.wrong.has(view.label) || done.wrong.has(view.name))) classes.push("wrong");
    if (!row.folds && state.chosen === row.label) classes.push("chosen");
    const words = classes.join(" ");
    const signature = `${top} ${row.depth} ${row.label} ${runs} ${count} ${words} ${reasons.join("\n")}`;
    views.put(row.folds ? row.key : row.label, signature, () => {
      const x = leftOf(row);
      const group = draw("g", { class: words, "data-name": row.label, "data-runs": runs, "data-ran": count });
      group.append(draw("rect", { x, y: top, width: size.width - x - 4, height: size.row, rx: 6 }));
      const text = row.folds && count ? `${runs} (+${count})` : `#${runs}`;
      const room = 22 - text.length - Math.min(row.depth, 5) * 2;
      // The name of a folded row is cut, and never its number.
      const times = row.times ?? "";
      const name = row.label.slice(0, row.label.length - times.length);
      group.append(draw("text", { x: x + 8, y: top + 15 }, cut(name, Math.max(2, room - times.length)) + times));
      if (runs) group.append(draw("text", { x: size.width - 12, y: top + 15, class: "count" }, text));
      if (reasons.length) {
        group.append(draw("path", { class: "cross", d: `M${x - 5} ${top + 6}l10 10m0 -10l-10 10` }));
        group.append(draw("title", {}, reasons.join("\n")));
      }
      if (row.folds) opens(group, row.key, row.label); else choosable(group, row.label);
      return group;
    });
  }

  function drawEdge(drawn, from, name, view, row, to, { done, now }) {
    const path = `${name} ${view.label}`;
    const isLit = done.told.size > 0 && done.told.has(path);
    const isEqual = !isLit && done.equal.has(name);
    const isNow = isLit && now.told.has(path);
    const kind = isLit ? 2 : isEqual ? 1 : 0;
    // The edges of folded rows are merged into one.
    const key = (from * 0x800000 + to * 2) * 3 + kind;
    if (drawn.has(key)) return;
    drawn.add(key);
    edges[kind].layer.put(key, `${isNow} ${path} ${row.depth}`, () => {
      const end = leftOf(row);
      const bend = (size.right - size.left) / 2;
      const words = `edge ${edges[kind].kind}${isNow ? " now" : ""}`;
      const group = draw("g", { class: words.trim(), "data-from": name, "data-to": view.label });
      const curve = `C${size.left + bend} ${from} ${end - bend} ${to} ${end} ${to}`;
      group.append(draw("path", { d: `M${size.left} ${from}${curve}` }));
      if (isEqual) {
        const [x, middle] = [(size.left + size.right) / 2, (from + to) / 2];
        group.append(draw("path", { class: "cross", d: `M${x - 5} ${middle - 5}l10 10m0 -10l-10 10` }));
        group.append(draw("title", {}, `${view.label} does not run: the write of ${name} was equal`));
      }
      return group;
    });
  }

  // MARK: Choosing

  function opens(element, key, label) {
    activates(element, `${label}: open or fold`, () => {
      if (!state.open.delete(key)) state.open.add(key);
      drawGraph();
    });
  }

  function choosable(element, name) {
    if (state.chosen === name) element.classList.add("chosen");
    activates(element, name, () => choose(name));
  }

  function activates(element, label, action) {
    element.setAttribute("tabindex", 0);
    element.setAttribute("role", "button");
    element.setAttribute("aria-label", label);
    element.addEventListener("click", (event) => {
      event.stopPropagation();
      action();
    });
    element.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      action();
    });
  }

  return { draw: drawGraph, snapshot };
};
