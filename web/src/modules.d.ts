declare module "*.css" {
  const text: string;
  export default text;
}
declare module "*?text" {
  const text: string;
  export default text;
}
/** What the scripts of a page leave for each other. */
declare const snlStepper: {
  mount: typeof import("./page.js").mountPayload;
};
declare var snlEditor: typeof import("./editor/index.js");
declare var snlShelf: import("./workbench/programs.js").Shelf;
