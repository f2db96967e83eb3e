const signed = (value: number): string => String(value).replace("-", "−");

/** What the editor of pictures says. */
export const editorText = {
  title: "Edit Picture",
  editOne: (label: string) => `Edit ${label}`,
  preview: "The picture as it will be",
  turnLeft: "Turn left",
  turnRight: "Turn right",
  straighten: "Straighten",
  degrees: (value: number) => `${signed(value)}°`,
  signed,
  light: "Light",
  auto: "Automatic light",
  autoHint: "Spreads a dull or dark picture from dark to light.",
  cut: "Cut off",
  sides: {
    left: "Cut off left",
    top: "Cut off top",
    right: "Cut off right",
    bottom: "Cut off bottom",
  },
  percent: "Percent of the picture; a tenth of it remains.",
  square: "Keep the frame square",
  frame: "The frame: arrow keys move it",
  corner: (y: string, x: string) => `The frame’s ${y} ${x} corner: arrow keys move it`,
  plain: "Plain background",
  plainHint: "Whatever stands around the piece becomes the plain ground of the shop’s drawings.",
  show: "Show",
  original: "Back to the original",
  save: "Save picture",
  cancel: "Cancel",
  asking: "Making the preview …",
  refused: {
    busy: "The background is not plain enough to be taken away. Cut it closer, or photograph the piece before a plain wall or cloth.",
    faint:
      "The piece can’t be told from its background. A background of another colour helps, or a larger part of the picture.",
  },
  noPreview: "The preview could not be made. Please check the connection.",
  tryAgain: "Try again",
  lost: "The picture could not be saved. Please check the connection and try again: nothing you set here is lost.",
  notStored: "The picture could not be stored. Please try again.",
  gone: "This picture is gone. Open its form again.",
  noEditor: "The editor could not be fetched. Please check the connection and try again.",
  notFound: "No picture to edit",
  unread: "The picture could not be read.",
  changed: (count: number, save: string) =>
    count === 1
      ? `The edited picture is in its place. Press “${save}” to keep it.`
      : `The edited pictures are in their places. Press “${save}” to keep them.`,
  kept: (label: string) => `Edited ${label}`,
};
