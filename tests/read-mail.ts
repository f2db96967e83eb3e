import { join } from "node:path";
import { mailsIn } from "./running-shop.ts";

/** A mail as a mailbox reads it. */
export interface ReadMail {
  /** By lower-case name; a repeated header's values stand together. */
  headers: Map<string, string[]>;
  text: string;
  html: string;
}

/** The mails that a shop has sent to an address, oldest first. */
export const mailsTo = (dataDir: string, address: string): ReadMail[] =>
  mailsIn(join(dataDir, "outbox"))
    // A shop that many tests share has hundreds: only those that name the address are taken apart.
    .filter((source) => source.includes(address))
    .map(readMail)
    .filter(({ headers }) => headers.get("to")?.join().includes(address));

/** The parts of an .eml file with a text and an HTML form. */
export function readMail(source: string): ReadMail {
  const { headers, body } = split(source);
  const boundary = /boundary="([^"]+)"/.exec(headers.get("content-type")?.[0] ?? "")?.[1];
  if (!boundary) throw new Error("the mail has one part only");
  const parts = partsOf(body, boundary);
  const partOf = (type: string) => {
    const part = parts.find((each) => each.headers.get("content-type")?.[0]?.startsWith(type));
    if (!part) throw new Error(`the mail has no ${type}`);
    return decoded(part.body, part.headers.get("content-transfer-encoding")?.[0]);
  };
  return { headers, text: partOf("text/plain"), html: partOf("text/html") };
}

/** Those within its parts, too: what a picture belongs to stands with it in one. */
function partsOf(body: string, boundary: string): ReturnType<typeof split>[] {
  const parts = body.split(`--${boundary}`).map((part) => split(part.replace(/^\r\n/, "")));
  return parts.flatMap((part) => {
    const inner = /boundary="([^"]+)"/.exec(part.headers.get("content-type")?.[0] ?? "")?.[1];
    return inner ? partsOf(part.body, inner) : [part];
  });
}

function split(source: string): { headers: ReadMail["headers"]; body: string } {
  const end = source.indexOf("\r\n\r\n");
  const headers: ReadMail["headers"] = new Map();
  for (const line of source
    .slice(0, Math.max(end, 0))
    .replaceAll(/\r\n[ \t]+/g, " ")
    .split("\r\n")) {
    const colon = line.indexOf(":");
    const name = line.slice(0, colon).toLowerCase();
    headers.set(name, [...(headers.get(name) ?? []), line.slice(colon + 1).trim()]);
  }
  return { headers, body: source.slice(end + 4) };
}

function decoded(body: string, encoding = "7bit"): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString("utf8");
  if (encoding !== "quoted-printable") return body;
  const bytes = body
    .replaceAll("=\r\n", "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
