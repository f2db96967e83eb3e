const longest = 1024 * 1024;

/** The colours that a HEIC's numbers stand for, where it says so by a profile of its own: most phones do. */
export function iccProfileIn(heic: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const bytes = Buffer.from(heic.buffer, heic.byteOffset, heic.byteLength);
  for (let at = bytes.indexOf("colrprof"); at >= 4; at = bytes.indexOf("colrprof", at + 1)) {
    const end = at - 4 + bytes.readUInt32BE(at - 4);
    const profile = bytes.subarray(at + 8, Math.min(end, at + 8 + longest));
    // Its header names the kind of colours, and that it is one. A picture's depths have a grey one.
    const isColours = profile.toString("latin1", 16, 20) === "RGB ";
    if (isColours && profile.toString("latin1", 36, 40) === "acsp") return new Uint8Array(profile);
  }
  return undefined;
}
