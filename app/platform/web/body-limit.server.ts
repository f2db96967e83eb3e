/** Forms are small. */
export const smallFormBytes = 64 * 1024;
/**
 * Five pictures and a share picture of 5 MB each, and their form, sent at once by a browser without script.
 */
const uploadBytes = 34 * 1024 * 1024;

/** What the payment provider tells us. */
const webhookBytes = 256 * 1024;

/**
 * Where an admin may send pictures, tables and long texts; the guard has its say before such a body is read.
 */
const uploadPath =
  /^\/admin\/dashboard\/(uploads|products|products\/import|products\/import\/live|blog|artisans|settings)(\.data)?$/;

/** A provider's proxy may send an event in pieces, without a length; who takes it counts while reading. */
export const mayComeInPieces = (path: string): boolean => path.startsWith("/webhooks/");

/** The bytes of a body, or undefined as soon as there are more than the path takes. */
export async function readBody(request: Request, path: string): Promise<Buffer | undefined> {
  const most = mostBodyBytes(path);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > most) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The longest body that a path takes, in bytes. */
export function mostBodyBytes(path: string): number {
  if (path.startsWith("/webhooks/")) return webhookBytes;
  return uploadPath.test(path) ? uploadBytes : smallFormBytes;
}
