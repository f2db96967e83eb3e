/** What stands around a picture as large as the screen. */
export const zoomText = {
  name: "Zoomed picture",
  place: (place: number, all: number) => `Picture ${place} of ${all}`,
  whole: "Show whole picture",
  magnify: "Magnify",
  previous: "Previous picture",
  next: "Next picture",
};
