const mostCharacters = 254;
const local = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const domain = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/i;

/**
 * Can a mail be sent to this text as it stands? One address in its plain form: no name, quotes, blanks or
 * control characters, so that nothing can slip into a mail's header.
 */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf("@");
  if (at < 1 || at > 64 || text.length > mostCharacters) return false;
  return local.test(text.slice(0, at)) && domain.test(text.slice(at + 1));
}

const googleMail = new Set(["gmail.com", "googlemail.com"]);

/**
 * The mailbox that an address leads to, as far as mail providers are alike: letters' case and what stands
 * behind a + make no other mailbox, and at Google no dots do (support.google.com/mail/answer/7436150). Only
 * for counting: it is no address to write to. The database's `plain_mailbox` says the same.
 */
export function plainMailbox(email: string): string {
  const [name = "", domain = ""] = email
    .trim()
    .toLowerCase()
    .split(/@(?=[^@]*$)/);
  const untagged = name.replace(/(?<=.)\+.*$/, "");
  if (!googleMail.has(domain)) return `${untagged}@${domain}`;
  return `${untagged.replaceAll(".", "")}@gmail.com`;
}
