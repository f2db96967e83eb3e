import type { Config } from "#platform/config/config.server.ts";

export const mailViewerPath = "/dev/mail";

const thisMachine = new Set(["localhost", "127.0.0.1", "[::1]", "::1"]);

/**
 * Is the viewer of mails there at all? Mails hold links that sign people in, so only where the shop is on
 * somebody's own machine: it listens there alone, its address is there, and no mail server takes the mails to
 * people.
 */
export const hasMailViewer = ({ host, origin, mail }: Pick<Config, "host" | "origin" | "mail">): boolean =>
  mail.smtpUrl === undefined && thisMachine.has(host) && thisMachine.has(new URL(origin).hostname);

/** What a proxy or a tunnel adds: behind one, somebody far away may ask by this machine's name. */
const passedOn = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via", "cf-connecting-ip"];

/**
 * And was it requested on this machine, by its name? A strange name that leads here belongs to somebody
 * else's page, and a request that was passed on to somebody else.
 */
export const isAskedLocally = (headers: Headers): boolean =>
  thisMachine.has((headers.get("host") ?? "").replace(/:\d+$/, "").toLowerCase()) &&
  !passedOn.some((name) => headers.has(name));
