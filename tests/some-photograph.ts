import sharp from "sharp";

interface Photograph {
  width?: number;
  height?: number;
  /** Degrees by which the phone was held askew. */
  askew?: number;
  /** How much light there was: 1 in daylight. */
  light?: number;
  wall?: "plain" | "busy";
}

const body = "M300 460 L700 460 L740 860 L260 860 Z";
const handle = "M390 470 C390 220 610 220 610 470";
const outline = (fill: string) =>
  `<path d="${body}" fill="${fill}"/><path d="${handle}" fill="none" stroke="${fill}" stroke-width="34"/>`;

const petals = Array.from({ length: 8 }, (_, petal) => {
  const turn = petal * 45;
  return `<ellipse cx="500" cy="600" rx="26" ry="62" fill="#e0a526" transform="rotate(${turn} 500 660)"/>`;
}).join("");

/** A bag with a loop to hold it by, painted, as it hangs before a wall. */
const bag = `${outline("#27406b")}${petals}<circle cx="500" cy="660" r="40" fill="#a6342b"/>
  <rect x="285" y="790" width="430" height="26" fill="#fbf6ec"/>`;

const svg = (inside: string, { width, height, askew }: Required<Photograph>): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 1000 1000"
      preserveAspectRatio="xMidYMid slice"><g transform="rotate(${askew} 500 500)">${inside}</g></svg>`,
  );

/** The same numbers on each run. */
function noise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32 - 0.5;
  };
}

const stripes = Array.from({ length: 24 }, (_, place) => {
  const fill = ["#3f6b43", "#d9622b", "#f1e7d3", "#27406b", "#c9586c"][place % 5] ?? "";
  return `<rect x="${-400 + place * 75}" y="-400" width="75" height="1800" fill="${fill}"/>`;
}).join("");

/** A phone's picture of a bag: light from one side, grain in it; what is true of it is known. */
export async function somePhotograph(given: Photograph = {}): Promise<Buffer> {
  const photograph = { width: 1000, height: 1000, askew: 0, light: 1, wall: "plain" as const, ...given };
  const { width, height, light } = photograph;
  const wall = `<rect x="-500" y="-500" width="2000" height="2000" fill="#c9c4ba"/>`;
  const behind = photograph.wall === "busy" ? stripes : wall;
  const drawn = await sharp(svg(behind + bag, photograph))
    .removeAlpha()
    .raw()
    .toBuffer();
  const grain = noise(7);
  for (let at = 0, pixel = 0; at < drawn.length; pixel++, at += 3) {
    // The window is at the left, above.
    const far = (pixel % width) / width + Math.floor(pixel / width) / height / 2;
    const lit = light * (1.05 - 0.22 * far);
    const speck = 9 * grain();
    for (const channel of [at, at + 1, at + 2])
      drawn[channel] = Math.max(0, Math.min(255, (drawn[channel] ?? 0) * lit + speck + 3 * grain()));
  }
  return sharp(drawn, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** Where the bag is (255) and where it is not, pixel by pixel. */
export async function bagIn(given: Photograph = {}): Promise<Buffer> {
  const photograph = { width: 1000, height: 1000, askew: 0, light: 1, wall: "plain" as const, ...given };
  const ground = `<rect x="-500" y="-500" width="2000" height="2000" fill="#000"/>`;
  return sharp(svg(ground + outline("#fff"), photograph))
    .extractChannel(0)
    .raw()
    .toBuffer();
}

/** A wide picture that says where it was taken, with grain in it that makes it as heavy as a camera's. */
export const placedPhotograph = async (size = { width: 2400, height: 1200 }): Promise<Blob> => {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 22 };
  const sheet = sharp({ create: { ...size, channels: 3, background: "#A6342B", noise } });
  const placed = sheet.withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "26/1 21/1 0/1" } });
  return new Blob([Uint8Array.from(await placed.jpeg().toBuffer())], { type: "image/jpeg" });
};
