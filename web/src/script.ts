/** Scripts that are loaded when they are needed, which also works in a page that is a file. */

/** The folder of the site, seen from this page. */
export const siteRoot = () => document.documentElement.dataset.content_root ?? "";

/** The address of a file of the site. */
export const fileAddress = (path: string) =>
  new URL(`${siteRoot()}_static/${path}`, location.href).href;

export function loadScript(path: string) {
  return new Promise<void>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = fileAddress(path);
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${path} cannot be loaded`));
    document.head.append(script);
  });
}
