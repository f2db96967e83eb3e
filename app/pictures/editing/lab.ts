/** Pixels in Lab, where a distance is about what the eye sees: three numbers each, L in 0 to 100. */
export function labOf(rgb: Uint8Array): Float32Array<ArrayBuffer> {
  const lab = new Float32Array(rgb.length);
  for (let at = 0; at + 2 < rgb.length; at += 3) {
    const [r, g, b] = [
      linear[rgb[at] ?? 0] ?? 0,
      linear[rgb[at + 1] ?? 0] ?? 0,
      linear[rgb[at + 2] ?? 0] ?? 0,
    ];
    const x = root(0.4339 * r + 0.3762 * g + 0.1899 * b);
    const y = root(0.2126 * r + 0.7152 * g + 0.0722 * b);
    const z = root(0.0178 * r + 0.1095 * g + 0.8727 * b);
    lab[at] = 116 * y - 16;
    lab[at + 1] = 500 * (x - y);
    lab[at + 2] = 200 * (y - z);
  }
  return lab;
}

const linear = Float32Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

/** The cube root of a part of 1, looked up: a picture asks for millions. */
const root = (part: number): number => roots[(part * steps) | 0] ?? 1;
const steps = 8192;
const roots = Float32Array.from({ length: steps + 2 }, (_, step) => {
  const part = (step + 0.5) / steps;
  return part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116;
});
