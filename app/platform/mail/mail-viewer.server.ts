import type { Config } from "#platform/config.server.ts";

export const mailViewerPath = "/dev/mail";

const thisMachine = new Set(["localhost", "127.0.0.1", "[::1]", "::1"]);

/**
 * Is the viewer of mails there at all? Mails hold links that sign people in, so only where the shop is on somebody's own
 * machine: it listens there alone, its address is there, and no mail server takes the mails to people.
 */
export const hasMailViewer = ({ host, origin, mail }: Pick<Config, "host" | "origin" | "mail">): boolean =>
  mail.smtpUrl === undefined && thisMachine.has(host) && thisMachine.has(new URL(origin).hostname);

/** And was it asked for by this machine's name? A strange name that leads here belongs to somebody else's page. */
export const isAskedLocally = (hostHeader: string | null): boolean =>
  thisMachine.has((hostHeader ?? "").replace(/:\d+$/, "").toLowerCase());
