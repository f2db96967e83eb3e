import { once } from "node:events";
import { connect } from "node:net";

export interface RawAnswer {
  status: number;
  /** Names in lower case; what comes twice is joined. */
  headers: Headers;
  body: string;
  /** All that came, as it came. */
  text: string;
}

/** Sends exactly these bytes to a shop, as no browser would, and reads until the connection ends. */
export async function sendRaw(origin: string, bytes: string): Promise<RawAnswer> {
  const socket = connect(Number(new URL(origin).port), "127.0.0.1");
  const heard: string[] = [];
  socket.on("data", (chunk) => heard.push(String(chunk)));
  socket.on("error", () => undefined);
  socket.write(bytes);
  await once(socket, "close");
  const text = heard.join("");
  const [head = "", ...rest] = text.split("\r\n\r\n");
  const [start = "", ...lines] = head.split("\r\n");
  const headers = new Headers();
  for (const line of lines)
    headers.append(line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1));
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(start)?.[1]);
  return { status, headers, body: rest.join("\r\n\r\n"), text };
}

/** A read of an address that is sent as it stands, `..` and all. */
export const readRaw = (origin: string, target: string, cookie = "", host = new URL(origin).host) =>
  sendRaw(
    origin,
    `GET ${target} HTTP/1.1\r\nHost: ${host}\r\n${cookie && `Cookie: ${cookie}\r\n`}Connection: close\r\n\r\n`,
  );
