/** Scripts that are loaded when they are needed, which also works in a page that is a file. */

/** The address of a file of the site. */
export const addressOf = (path: string) =>
  new URL(`${document.documentElement.dataset.content_root ?? ""}_static/${path}`, location.href)
    .href;

export function loadScript(path: string) {
  return new Promise<void>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = addressOf(path);
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${path} cannot be loaded`));
    document.head.append(script);
  });
}
