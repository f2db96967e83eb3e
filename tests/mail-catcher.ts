import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

interface MailCatcher {
  /** smtp://127.0.0.1:port */
  url: string;
  /** The mails that it took, whole. */
  received: string[];
  close(): void;
}

/** A mail server on a free port of this machine. By default it takes everything. */
export async function catchMails(options: SMTPServerOptions = {}): Promise<MailCatcher> {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, done) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        received.push(Buffer.concat(parts).toString());
        done();
      });
    },
    ...options,
  });
  server.on("error", () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  return { url: urlOf(server.server.address()), received, close: () => server.close() };
}

/** Something on a free port that behaves worse than a mail server. */
export async function badMailServer(onConnection: (socket: Socket) => void): Promise<MailCatcher> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    onConnection(socket);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: urlOf(server.address()),
    received: [],
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** Takes the connection and never says a word. */
export const hangs = (): void => undefined;

/** Hangs up in the middle of the conversation. */
export function drops(socket: Socket): void {
  socket.write("220 hello\r\n");
  socket.once("data", () => socket.destroy());
}

/** Takes whole mails, keeps them, and hangs up instead of saying so. */
export const dropsAfterMail =
  (received: string[]) =>
  (socket: Socket): void => {
    let text = "";
    let isMail = false;
    socket.write("220 hello\r\n");
    socket.on("data", (part: Buffer) => {
      text += part.toString();
      if (isMail && !text.endsWith("\r\n.\r\n")) return;
      if (isMail) {
        received.push(text);
        socket.destroy();
        return;
      }
      isMail = /^DATA\r\n/i.test(text);
      text = "";
      socket.write(isMail ? "354 go on\r\n" : "250 well\r\n");
    });
  };

function urlOf(address: ReturnType<ReturnType<typeof createServer>["address"]>): string {
  if (address === null || typeof address === "string") throw new Error("no port");
  return `smtp://127.0.0.1:${address.port}`;
}
