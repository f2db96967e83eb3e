import type { PictureEdit } from "#values/picture-edit.ts";

/** Pixels without transparency: three bytes each, row by row. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/**
 * By what each pixel is multiplied, by the largest of its three values. That one alone is moved, and never
 * beyond 255: colours keep their hue, and nothing light runs out into white (PHOTO-22).
 */
export type Gains = Float32Array<ArrayBuffer>;

type Light = Pick<PictureEdit, "light" | "auto">;

/** How many pixels there are of each largest value. */
export type LightCounts = Uint32Array<ArrayBuffer>;

export const noLight = (): LightCounts => new Uint32Array(256);

/** Adds pixels to the counts. */
export function countLight(counts: LightCounts, data: Uint8Array): void {
  for (let at = 0; at + 2 < data.length; at += 3) {
    const most = Math.max(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    counts[most] = (counts[most] ?? 0) + 1;
  }
}

/** The gains of an edit; 'auto' looks at what is to be seen of the picture. */
export function gainsFor({ light, auto }: Light, seen: LightCounts): Gains | undefined {
  if (light === 0 && !auto) return undefined;
  const spread = auto ? spreadOf(seen) : (value: number) => value;
  const power = 2 ** (-light / 100);
  return Float32Array.from({ length: 256 }, (_, value) => {
    if (value === 0) return 1;
    const part = spread(value / 255) ** power;
    return (255 * Math.min(1, part)) / value;
  });
}

/** Where the darkest and the lightest hundredth of a photograph come to lie. */
const [dark, lit] = [0.03, 0.96];
/** So much of what is dark may be taken for haze, and so far is a picture's middle lifted. */
const mostHaze = 0.05;
const mostLift = 0.55;

/** Spreads what is seen from dark to light, its middle lifted where the whole is dark. */
function spreadOf(seen: LightCounts): (part: number) => number {
  const { low, middle, high } = sharesOf(seen);
  const from = Math.min(low, mostHaze);
  const span = Math.max(high - from, 0.2);
  const between = Math.min(1, Math.max(0.02, (middle - from) / span));
  // Half light is where a plain wall looks like one; what lies there already is left.
  const power = Math.min(1, Math.max(mostLift, Math.log(0.55) / Math.log(between)));
  return (part) => {
    if (part <= from) return from === 0 ? 0 : (part / from) * Math.min(dark, from);
    const first = Math.min(dark, from);
    const rest = (part - from) / span;
    if (rest <= 1) return first + (lit - first) * rest ** power;
    // The lightest keep their differences.
    const above = 1 - from - span;
    return above <= 0 ? lit : lit + ((1 - lit) * (part - from - span)) / above;
  };
}

function sharesOf(counts: LightCounts) {
  const all = counts.reduce((sum, count) => sum + count, 0);
  const valueAt = (share: number): number => {
    let left = share * all;
    const value = counts.findIndex((count) => {
      left -= count;
      return left < 0;
    });
    return (value < 0 ? 255 : value) / 255;
  };
  return { low: valueAt(0.01), middle: valueAt(0.5), high: valueAt(0.99) };
}

/** Lights pixels in place. */
export function lightPixels(data: Uint8Array, gains: Gains): void {
  for (let at = 0; at + 2 < data.length; at += 3) {
    const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    const gain = gains[Math.max(r, g, b)] ?? 1;
    data[at] = r * gain + 0.5;
    data[at + 1] = g * gain + 0.5;
    data[at + 2] = b * gain + 0.5;
  }
}
