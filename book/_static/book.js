/* Makes the steppers of a page, and gives every step of them an address: #step=17 is step 17 of
   the first stepper, #step=17&stepper=2 that of the second. */
"use strict";

const wanted = () => {
	const words = new URLSearchParams(location.hash.slice(1));
	return {step: words.get("step"), number: Number(words.get("stepper") ?? 1)};
};

const addressOf = (step, number) => `#step=${step}${number > 1 ? `&stepper=${number}` : ""}`;

const steppers = [...document.querySelectorAll("[data-snl]")].map((place, at) => {
	const payload = JSON.parse(place.nextElementSibling.textContent), number = at + 1;
	const link = Object.assign(document.createElement("a"), {className: "snl-permalink"});
	const follow = (step) => {
		link.href = addressOf(step + 1, number);
		link.textContent = `Link to step ${step + 1}`;
	};
	place.textContent = "";
	const mount = payload.together ? snlStepper.mountTogether : snlStepper.mount;
	const stepper = mount(place, payload, {predict: "predict" in place.dataset, keys: true, onMove: follow});
	follow(stepper.position());
	place.after(link);
	return {place, stepper};
});

function goWhereWanted() {
	const {step, number} = wanted(), found = steppers[number - 1];
	if (step === null || !found) return;
	found.stepper.go(Number(step) - 1);
	found.place.scrollIntoView({block: "start"});
}

addEventListener("hashchange", goWhereWanted);
goWhereWanted();
