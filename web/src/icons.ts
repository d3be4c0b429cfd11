/** What is drawn on the buttons that go through steps, by their keys. */

export const PAUSE = "M4 3h3v10H4zM9 3h3v10H9z";
export const PLAY = "M4 2.5v11l9-5.5z";
export const ICONS = {
  Home: "M3 3h2v10H3zM13 3v10L6 8z",
  ArrowLeft: "M11 2 5 8l6 6 1.6-1.6L8.2 8l4.4-4.4z",
  ArrowRight: "M5 2 3.4 3.6 7.8 8l-4.4 4.4L5 14l6-6z",
  End: "M11 3h2v10h-2zM3 3v10l7-5z",
};
