/** A run as a film: the browser records the pictures of its steps while they are drawn. */

/** The milliseconds of a step, so that a long run does not take long, and those of the last one. */
const [LONG, SHORT, WHOLE, END] = [700, 60, 20000, 2000];

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

export const asAddress = (svg: string) =>
  `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

export async function imageOf(text: string) {
  const image = new Image();
  image.src = asAddress(text);
  await image.decode();
  return image;
}

/** What this browser can record, and how such a file is called; none if it can't. */
export const filmKind = () =>
  ["video/webm", "video/mp4"].find((type) => globalThis.MediaRecorder?.isTypeSupported(type));

/**
 * @param pictureAt the picture of a place, as SVG
 * @param tell hears how far it is
 */
export async function filmOf(
  type: string,
  count: number,
  pictureAt: (place: number) => string,
  tell: (text: string) => void,
) {
  const canvas = document.createElement("canvas");
  const sheet = canvas.getContext("2d");
  const recorder = new MediaRecorder(canvas.captureStream(), { mimeType: type });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const end = new Promise((resolve) => (recorder.onstop = resolve));
  const time = Math.min(LONG, Math.max(SHORT, WHOLE / count));
  for (let place = 0; place < count; place += 1) {
    const image = await imageOf(pictureAt(place));
    if (place === 0) {
      [canvas.width, canvas.height] = [image.width, image.height];
      recorder.start();
    }
    sheet?.drawImage(image, 0, 0, canvas.width, canvas.height);
    tell(`Recording: ${place + 1} of ${count}`);
    await pause(place === count - 1 ? END : time);
  }
  // A browser takes a picture when it has changed: the last one is drawn once more.
  sheet?.drawImage(canvas, 0, 0);
  recorder.stop();
  await end;
  return new Blob(parts, { type });
}
