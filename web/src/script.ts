/** Scripts that are loaded when they are needed, which also works in a page that is a file. */

export const siteRoot = () => document.documentElement.dataset.content_root ?? "";

export const fileAddress = (path: string) =>
  new URL(`${siteRoot()}_static/${path}`, location.href).href;

const loads = new Map<string, Promise<void>>();

/** Each is loaded once; one that could not be, again. */
export function loadScript(path: string) {
  const load =
    loads.get(path) ??
    new Promise<void>((resolve, reject) => {
      const script = document.createElement("script");
      script.src = fileAddress(path);
      script.onload = () => resolve();
      script.onerror = () => {
        loads.delete(path);
        reject(new Error(`${path} cannot be loaded`));
      };
      document.head.append(script);
    });
  loads.set(path, load);
  return load;
}
