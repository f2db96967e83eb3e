/**
 * An '@' or a '#' behind the server's name is the rest of a password whose special characters cut the address
 * short.
 */
const spilling = /^[a-z]+:\/\/[^/?#]*(?=[/?#])(?:[^?]*(?:\?[^=]*)?@|.*#)/i;

/** Can programs take this address apart, with nothing of its password where they repeat it? */
export const isServerAddress = (text: string): boolean => !spilling.test(text) && URL.canParse(text);

/**
 * The same of a database, which a socket may stand for: `postgres://user@/name?host=/run/postgresql` names no
 * server.
 */
export const isDatabaseAddress = (text: string): boolean => isServerAddress(text.replace("@/", "@socket/"));
