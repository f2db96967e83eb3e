import { createHash } from "node:crypto";
import {
  type ClientRequest,
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingMessage,
} from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import { setTimeout as pause } from "node:timers/promises";
import { AwsClient } from "aws4fetch";

export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  key: string;
  secret: string;
}

interface Wish {
  method: "GET" | "PUT" | "DELETE";
  /** Empty for the bucket itself. */
  key: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array;
}

/** Asks once more, and once more, where the bucket fails or is busy. */
const tries = 3;
const pauseMs = 100;
const connectMs = 5_000;
const mostAtOnce = 50;
/** No request takes so many times its patience, however steadily its answer trickles. */
const mostPatience = 15;

/** What a bucket says against a request. Its name is the store's word for it, such as "NoSuchKey". */
export class BucketRefusal extends Error {
  override readonly name: string;
  readonly status: number;
  /** By the bucket's clock; NaN where it does not say. */
  readonly at: number;

  constructor(name: string, { statusCode = 0, headers }: IncomingMessage) {
    super(`${statusCode} ${name}`);
    this.name = name;
    this.status = statusCode;
    this.at = Date.parse(headers.date ?? "");
  }
}

class Silence extends Error {
  override readonly name = "TimeoutError";
}

/**
 * Sends signed requests (AWS Signature Version 4) to one bucket, which is addressed by path. What it answers
 * is its bytes. Throws a BucketRefusal, or what broke the connection: each after three tries, unless the
 * request itself is refused. Nothing that is sent does more when it is sent twice.
 */
export function bucketRequests(settings: S3Settings, patience: number): (wish: Wish) => Promise<Buffer> {
  const { endpoint, bucket, region, key: accessKeyId, secret: secretAccessKey } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3" });
  const isSecure = endpoint.startsWith("https:");
  const agent = new (isSecure ? HttpsAgent : HttpAgent)({ keepAlive: true, maxSockets: mostAtOnce });
  const base = `${endpoint.replace(/\/$/, "")}/${bucket}`;
  // How far the bucket's clock is ahead of this machine's: it refuses who is a quarter of an hour off.
  let ahead = 0;
  async function ask({ method, key, query, headers, body }: Wish): Promise<Buffer> {
    const url = `${base}${key && `/${key}`}${query ? `?${new URLSearchParams(query)}` : ""}`;
    const hash = createHash("sha256").update(body ?? "");
    const signed = await client.sign(url, {
      method,
      headers: { ...headers, "x-amz-content-sha256": hash.digest("hex") },
      aws: { datetime: signingTime(Date.now() + ahead) },
    });
    const length = body && { "content-length": body.length };
    const sent = (isSecure ? httpsRequest : httpRequest)(signed.url, {
      method,
      agent,
      timeout: patience,
      signal: AbortSignal.timeout(patience * mostPatience),
      headers: { ...Object.fromEntries(signed.headers), ...length },
    });
    return heard(sent.end(body), patience);
  }
  return async (wish) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await ask(wish);
      } catch (error) {
        if (attempt === tries || !mayPass(error)) throw error;
        if (isSkewed(error)) ahead = error.at - Date.now();
        await pause(pauseMs * attempt);
      }
    }
  };
}

/** The whole answer; a bucket that says nothing for `patience` ms has fallen silent. */
async function heard(sent: ClientRequest, patience: number): Promise<Buffer> {
  let answer: IncomingMessage | undefined;
  sent.on("timeout", () => (answer ?? sent).destroy(new Silence(`nothing for ${patience} ms`)));
  sent.on("socket", (socket) => {
    if (!socket.connecting) return;
    const late = setTimeout(() => sent.destroy(new Silence(`no connection in ${connectMs} ms`)), connectMs);
    for (const end of ["connect", "close"]) socket.once(end, () => clearTimeout(late));
  });
  answer = await new Promise<IncomingMessage>((resolve, reject) => {
    sent.on("response", resolve).on("error", reject);
  });
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part);
  const bytes = Buffer.concat(parts);
  const status = answer.statusCode ?? 0;
  if (status >= 200 && status < 300) return bytes;
  throw new BucketRefusal(/<Code>(\w+)<\/Code>/.exec(bytes.toString())?.[1] ?? "Unknown", answer);
}

/** Anyone who waited for its whole patience does not wait for it twice. */
function mayPass(error: unknown): boolean {
  if (error instanceof Silence || (error instanceof Error && error.name === "AbortError")) return false;
  return !(error instanceof BucketRefusal) || error.status >= 500 || error.status === 429 || isSkewed(error);
}

const isSkewed = (error: unknown): error is BucketRefusal =>
  error instanceof BucketRefusal && error.name === "RequestTimeTooSkewed" && !Number.isNaN(error.at);

/** As signatures write it: 20261129T040000Z. */
const signingTime = (at: number): string => new Date(at).toISOString().replace(/[:-]|\.\d{3}/g, "");
