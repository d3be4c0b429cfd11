import js from "@eslint/js";
import globals from "globals";

const rules = {
  eqeqeq: ["error", "always", { null: "ignore" }],
  "no-var": "error",
  "prefer-const": "error",
  "prefer-template": "error",
  "object-shorthand": "error",
  "max-lines": ["error", { max: 250 }],
  "no-restricted-properties": [
    "error",
    ...["innerHTML", "outerHTML", "insertAdjacentHTML"].map((property) => ({
      property,
      message: "Nothing of a trace is ever read as HTML: make elements and text.",
    })),
  ],
};

export default [
  js.configs.recommended,
  { rules },
  { files: ["web/src/**"], languageOptions: { globals: globals.browser } },
  { files: ["web/*.mjs", "web/tests/**"], languageOptions: { globals: globals.node } },
];
