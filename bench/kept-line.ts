import { connect, type Socket } from "node:net";
import type { Shot } from "./load.ts";

interface Answer {
  status: number;
  /** Bytes of the body still to come; undefined when its end is a chunk of nothing. */
  missing: number | undefined;
}

/**
 * One kept connection of a load generator: one request at a time, and of its answer no more is read than its
 * status and where it ends. Load and shop share the machine, so what the load spends is missing in the
 * figure.
 */
export class KeptLine {
  readonly #host: string;
  readonly #port: number;
  #socket: Socket | undefined;
  #head = "";
  #answer: Answer | undefined;
  #end = "";
  #waiting: { resolve(status: number): void; reject(error: Error): void } | undefined;

  constructor(origin: string) {
    const { hostname, port } = new URL(origin);
    this.#host = hostname;
    this.#port = Number(port);
  }

  /** Sends a request; resolves to the answer's status once all of it has come. */
  ask({ path, method = "GET", headers = {}, body = "" }: Shot): Promise<number> {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    const length = body ? `content-length: ${Buffer.byteLength(body)}\r\n` : "";
    const host = `host: ${this.#host}:${this.#port}\r\n`;
    this.#head = "";
    this.#answer = undefined;
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket ??= this.#open();
      this.#socket.write(`${method} ${path} HTTP/1.1\r\n${host}${lines.join("")}${length}\r\n${body}`);
    });
  }

  close(): void {
    this.#socket?.destroy();
  }

  #open(): Socket {
    const socket = connect({ host: this.#host, port: this.#port, noDelay: true });
    socket.on("data", (bytes: Buffer) => this.#read(bytes));
    socket.on("error", (error) => this.#lose(socket, error));
    socket.on("close", () => this.#lose(socket, new Error("the connection was closed")));
    return socket;
  }

  #lose(socket: Socket, error: Error): void {
    if (this.#socket !== socket) return;
    this.#socket = undefined;
    this.#waiting?.reject(error);
  }

  #read(bytes: Buffer): void {
    let body = bytes;
    if (!this.#answer) {
      this.#head += bytes.toString("latin1");
      const end = this.#head.indexOf("\r\n\r\n") + 4;
      if (end < 4) return;
      body = bytes.subarray(bytes.length - (this.#head.length - end));
      this.#answer = answerOf(this.#head.slice(0, end));
      this.#end = "";
    }
    if (this.#isWhole(this.#answer, body)) this.#finish(this.#answer.status);
  }

  #isWhole(answer: Answer, body: Buffer): boolean {
    if (answer.missing === undefined) {
      this.#end = (this.#end + body.subarray(-5).toString("latin1")).slice(-5);
      return this.#end === "0\r\n\r\n";
    }
    answer.missing -= body.length;
    return answer.missing <= 0;
  }

  #finish(status: number): void {
    const { resolve } = this.#waiting ?? {};
    this.#waiting = undefined;
    resolve?.(status);
  }
}

function answerOf(head: string): Answer {
  const status = Number(head.slice(9, 12));
  const isEmpty = status === 304 || status === 204;
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  const isChunked = /\r\ntransfer-encoding: chunked/i.test(head);
  return { status, missing: isEmpty ? 0 : isChunked ? undefined : Number(length ?? 0) };
}
