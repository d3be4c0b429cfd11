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
  mount: typeof import("./page.ts").mountPayload;
};
declare const snlEditor: typeof import("./editor/index.ts");
declare const snlShelf: import("./workbench/programs.ts").Shelf;
