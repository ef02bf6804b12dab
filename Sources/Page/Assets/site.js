// The search of a site: sections that contain all the words.
"use strict";
(() => {
  document.documentElement.classList.add("js");
  const sections = JSON.parse(document.getElementById("data").textContent);
  const field = document.getElementById("search");
  const found = document.getElementById("found");
  const most = 30;

  function make(name, text) {
    const element = document.createElement(name);
    if (text !== undefined) element.textContent = text;
    return element;
  }

  // The words around the first match.
  function excerpt(text, word) {
    const place = text.toLowerCase().indexOf(word);
    const start = Math.max(0, place - 60);
    return `${start > 0 ? "…" : ""}${text.slice(start, place + 120)}${place + 120 < text.length ? "…" : ""}`;
  }

  function search() {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    const matches = words.length
      ? sections.filter((section) => {
          const text = `${section.lesson} ${section.title} ${section.text}`.toLowerCase();
          return words.every((word) => text.includes(word));
        })
      : [];
    const items = matches.slice(0, most).map((section) => {
      const item = make("li");
      const link = make("a", section.title === section.lesson ? section.lesson : `${section.lesson}: ${section.title}`);
      link.setAttribute("href", section.link);
      item.append(link, make("p", excerpt(section.text, words[0])));
      return item;
    });
    if (matches.length > most) items.push(make("li", `… and ${matches.length - most} more`));
    if (words.length && !matches.length) items.push(make("li", "Nothing found."));
    found.replaceChildren(...items);
  }

  field.addEventListener("input", search);
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.target === field) return;
    event.preventDefault();
    field.focus();
  });
})();
