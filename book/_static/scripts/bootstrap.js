/* In the place of the theme's file of this name, which is 80 kB. These pages need one thing of it:
   the two menus in the head of a page. What the theme would show beside the pointer, the browser
   shows: each of its buttons has a title. */
"use strict";

globalThis.bootstrap = {Tooltip: class { show() {} hide() {} }};

{
	const menuOf = (button) => button.parentElement.querySelector(".dropdown-menu");
	const opened = () => document.querySelector("[data-bs-toggle=dropdown].show");
	function open(button, on) {
		const menu = menuOf(button);
		menu.dataset.bsPopper = "static"; // its place is in the style sheet
		for (const node of [button, menu]) node.classList.toggle("show", on);
		button.setAttribute("aria-expanded", String(on));
	}
	for (const button of document.querySelectorAll("[data-bs-toggle=dropdown]")) open(button, false);

	document.addEventListener("click", ({target}) => {
		const before = opened(), button = target.closest?.("[data-bs-toggle=dropdown]");
		if (before) open(before, false);
		if (button && button !== before) open(button, true);
	});
	document.addEventListener("keydown", (event) => {
		const button = opened() ?? event.target.closest?.("[data-bs-toggle=dropdown]");
		if (!button?.parentElement.contains(event.target)) return;
		const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
		if (event.key === "Escape" && opened()) {
			open(button, false);
			button.focus();
		} else if (step) {
			event.preventDefault();
			open(button, true);
			const items = [...menuOf(button).querySelectorAll(".dropdown-item")];
			const at = items.indexOf(document.activeElement);
			items.at(at < 0 && step < 0 ? -1 : (at + step) % items.length).focus();
		}
	});
	document.addEventListener("focusin", ({target}) => {
		const button = opened();
		if (button && !button.parentElement.contains(target)) open(button, false);
	});
}
