/** Give a page room to write, and one size to the sentences of its steps. A function, for Chromium. */
() => {
  const MM = 3.78; // CSS pixels
  function room(label, millimetres) {
    const node = document.createElement("div");
    node.className = "snl-room";
    node.dataset.label = label;
    node.style.height = `${millimetres * MM}px`;
    return node;
  }
  function roomFor(output) {
    const text = output.querySelector(".cell_output")?.textContent ?? "";
    return output.querySelector("img, svg") ? 60 : Math.min(60, 10 + 7 * text.trim().split("\n").length);
  }
  for (const fold of document.querySelectorAll("article details:not([open])")) {
    const summary = fold.querySelector("summary")?.textContent.trim() ?? "";
    if (fold.matches(".below-input")) fold.replaceWith(room("The output", roomFor(fold)));
    else if (/^(Answer|Compare)/.test(summary)) {
      // An output to be guessed has room already.
      if (fold.previousElementSibling?.querySelector(".snl-room")) fold.remove();
      else fold.replaceWith(room("Your answer", 32));
    } else if (fold.matches(".hide") || /^Hint \d|^A solution/.test(summary)) fold.remove();
  }
  for (const place of document.querySelectorAll("[data-snl-exercise]")) {
    const { stub } = JSON.parse(place.dataset.snlExercise);
    place.after(stub.includes("def ") ? room("Your program", 60) : room("Your answer", 25));
  }
  // A slider stays where it is on paper, so a drawn proof is printed step by step.
  for (const place of document.querySelectorAll("[data-snl-turn]")) {
    const shown = place.querySelector(".snl-turned");
    if (!shown?.textContent.trim().startsWith("1 of ")) continue;
    const slider = place.querySelector("input");
    const proof = document.createElement("div");
    proof.className = "snl-proof";
    for (let step = 0; step <= slider.max; step++) {
      slider.value = step;
      slider.dispatchEvent(new Event("input"));
      shown.style.minHeight = "";
      proof.append(shown.cloneNode(true));
    }
    shown.replaceWith(proof);
  }
  // The sentence is part of each picture, in letters that make it fit. Here it stands below.
  for (const host of document.querySelectorAll(".snl-host")) {
    let widest = 0; // cells in a row
    for (const picture of host.shadowRoot?.querySelectorAll(".s-strip img") ?? []) {
      const sentence = picture.alt.replace(/^Step \d+: /, "");
      const source = decodeURIComponent(picture.src.slice(picture.src.indexOf(",") + 1));
      const drawing = new DOMParser().parseFromString(source, "image/svg+xml").documentElement;
      const caption = [...drawing.querySelectorAll("text")].at(-1);
      if (!sentence || caption?.textContent !== sentence) continue;
      const [, , width] = drawing.getAttribute("viewBox").split(" ");
      const height = Number(caption.getAttribute("y")); // it begins below the margin of the board
      caption.remove();
      widest = Math.max(widest, Number(width));
      drawing.setAttribute("viewBox", `0 0 ${width} ${height}`);
      drawing.setAttribute("height", (drawing.getAttribute("width") * height) / width);
      picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing.outerHTML)}`;
      const figure = document.createElement("figure");
      const below = document.createElement("figcaption");
      below.textContent = sentence;
      below.style.cssText = "font-size: .85rem; line-height: 1.35; margin-top: .2rem";
      figure.style.margin = "0";
      picture.replaceWith(figure);
      figure.append(picture, below);
    }
    if (!widest) continue;
    const across = widest < 7 ? 4 : 2;
    host.shadowRoot.querySelector(".s-strip").style.gridTemplateColumns = `repeat(${across}, minmax(0, 1fr))`;
    // Two runs have none.
    host.shadowRoot.querySelector(".s-stage")?.style.setProperty("display", "none");
  }
}
