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

/** What a bucket says against a request. Its name is the store's word for it, such as "NoSuchKey". */
export class BucketRefusal extends Error {
  override readonly name: string;
  readonly status: number;

  constructor(name: string, status: number) {
    super(`${status} ${name}`);
    this.name = name;
    this.status = status;
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
  const agent = new (isSecure ? HttpsAgent : HttpAgent)({ keepAlive: true });
  const base = `${endpoint.replace(/\/$/, "")}/${bucket}`;
  async function ask({ method, key, query, headers, body }: Wish): Promise<Buffer> {
    const url = `${base}${key && `/${key}`}${query ? `?${new URLSearchParams(query)}` : ""}`;
    const hash = createHash("sha256").update(body ?? "");
    const signed = await client.sign(url, {
      method,
      headers: { ...headers, "x-amz-content-sha256": hash.digest("hex") },
    });
    const length = body && { "content-length": body.length };
    const sent = (isSecure ? httpsRequest : httpRequest)(signed.url, {
      ...{ method, agent, timeout: patience },
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
        await pause(pauseMs * attempt);
      }
    }
  };
}

/** The whole answer; a bucket that says nothing for `patience` ms has fallen silent. */
async function heard(sent: ClientRequest, patience: number): Promise<Buffer> {
  let answer: IncomingMessage | undefined;
  sent.on("timeout", () => (answer ?? sent).destroy(new Silence(`nothing for ${patience} ms`)));
  answer = await new Promise<IncomingMessage>((resolve, reject) => {
    sent.on("response", resolve).on("error", reject);
  });
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part);
  const bytes = Buffer.concat(parts);
  const status = answer.statusCode ?? 0;
  if (status >= 200 && status < 300) return bytes;
  throw new BucketRefusal(/<Code>(\w+)<\/Code>/.exec(bytes.toString())?.[1] ?? "Unknown", status);
}

/** Whoever waited for its whole patience does not wait for it twice. */
function mayPass(error: unknown): boolean {
  if (error instanceof Silence) return false;
  return !(error instanceof BucketRefusal) || error.status >= 500 || error.status === 429;
}
