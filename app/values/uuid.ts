/** A time-ordered id (RFC 9562, version 7) from a millisecond timestamp and ten random bytes. */
export function uuidv7(milliseconds: number, random: Uint8Array): string {
  if (random.length !== 10) throw new RangeError("a uuid takes ten random bytes");
  const bytes = new Uint8Array(16);
  for (let place = 0; place < 6; place += 1) {
    bytes[place] = Math.floor(milliseconds / 2 ** (8 * (5 - place))) % 256;
  }
  bytes.set(random, 6);
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** Is it shaped like a uuid of any version? */
export const isUuid = (text: string): boolean =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text);
