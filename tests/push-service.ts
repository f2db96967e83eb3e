import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import * as z from "zod";
import { portOf } from "./port-of.ts";

/** A push as it arrived: whose it was, what it said, and how it came. */
export interface Push {
  device: string;
  message: { title: string; body: string; tag: string; to: string };
  headers: IncomingMessage["headers"];
  /** Whom the shop's token names. */
  sub: string;
}

interface Device {
  keys: ECDH;
  auth: Buffer;
}

/** A browser's half of a subscription, as its script sends it. */
export interface TestSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/**
 * A push service of our own (RFC 8030): it takes what is sent to a device's address, checks the shop's token
 * (RFC 8292), and opens what only that device could open (RFC 8188, RFC 8291). What is wrong it answers 400,
 * and keeps.
 */
export async function openPushService() {
  const devices = new Map<string, Device>();
  const pushes: Push[] = [];
  const wrong: string[] = [];
  let how: (response: ServerResponse, push: Push) => void = (response) => response.writeHead(201).end();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      try {
        const push = opened(request, Buffer.concat(parts));
        pushes.push(push);
        how(response, push);
      } catch (error) {
        wrong.push(String(error));
        response.writeHead(400).end();
      }
    });
  });
  const origin = `http://127.0.0.1:${await portOf(server)}`;
  const opened = ({ url = "", headers }: IncomingMessage, body: Buffer): Push => {
    const name = url.slice(1);
    const device = devices.get(name);
    if (!device) throw new Error(`no device ${name}`);
    if (headers["content-encoding"] !== "aes128gcm") throw new Error("another encoding");
    if (!/^\d+$/.test(String(headers.ttl))) throw new Error("no life");
    const sub = subjectOf(String(headers.authorization), origin);
    const message = z
      .object({ title: z.string(), body: z.string(), tag: z.string(), to: z.string() })
      .parse(JSON.parse(decrypted(body, device)));
    return { device: name, message, headers, sub };
  };
  return {
    origin,
    pushes,
    /** What could not be opened, or bore no good token. */
    wrong,
    titles: () => pushes.map(({ device, message }) => `${device}: ${message.title}`).sort(),
    /** How it answers from now on; 201 until told. */
    answer(next: typeof how) {
      how = next;
    },
    subscribe(name: string): TestSubscription {
      const device = { keys: createECDH("prime256v1"), auth: randomBytes(16) };
      const p256dh = device.keys.generateKeys("base64url");
      devices.set(name, device);
      return { endpoint: `${origin}/${name}`, p256dh, auth: device.auth.toString("base64url") };
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type PushService = Awaited<ReturnType<typeof openPushService>>;

/** One record of it: salt, size, the sender's key, then what it sealed with a mark of its end. */
function decrypted(body: Buffer, { keys, auth }: Device): string {
  const [salt, length] = [body.subarray(0, 16), body[20] ?? 0];
  const sender = body.subarray(21, 21 + length);
  const sealed = body.subarray(21 + length);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), keys.getPublicKey(), sender]);
  const secret = hkdf(keys.computeSecret(sender), auth, info, 32);
  const key = hkdf(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = hkdf(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const cipher = createDecipheriv("aes-128-gcm", key, nonce);
  cipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  const end = plain.lastIndexOf(2);
  return plain.subarray(0, end).toString("utf8");
}

const hkdf = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, length));

const claims = z.object({ aud: z.string(), exp: z.number(), sub: z.string() });

/** Whom a token names that the shop's key has signed for this service, for a day at most. */
function subjectOf(authorization: string, origin: string): string {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = "", body = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString("base64url"));
  const publicKey = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  const { aud, exp, sub } = claims.parse(JSON.parse(Buffer.from(body, "base64url").toString()));
  const left = exp - Date.now() / 1000;
  if (!isSigned || aud !== origin || left <= 0 || left > 24 * 60 * 60) throw new Error("no good token");
  return sub;
}
