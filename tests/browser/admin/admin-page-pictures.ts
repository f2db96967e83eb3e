import sharp from "sharp";

/** A file as a chooser hands it over. */
export const pictureFile = async (name: string, colour = "#A6342B") => ({
  name,
  mimeType: "image/png",
  buffer: await sharp({ create: { width: 320, height: 240, channels: 3, background: colour } })
    .png()
    .toBuffer(),
});

export const fileOf = (name: string, mimeType: string, content: string | number) => ({
  name,
  mimeType,
  buffer: typeof content === "number" ? Buffer.alloc(content) : Buffer.from(content),
});
