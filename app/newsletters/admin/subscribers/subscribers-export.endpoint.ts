import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { recordsFile } from "#records/page/records-file.server.ts";
import { unsubscribeLink } from "../../signing-up/unsubscribe-link.ts";
import { subscribersForFile } from "./subscriber.db.server.ts";
import { sourceInWords, subscribersList } from "./subscriber.ts";

export const policy = {
  cached: false,
  needs: "export",
  of: "messages",
  fresh: "file",
} as const satisfies AdminPolicy;

export const loader = recordsFile(policy, {
  act: "newsletter_subscriber.exported",
  table: "newsletter_subscribers",
  async read({ db, config }, parameters) {
    const filter = subscribersList.read(parameters);
    const rows = (await subscribersForFile(db, filter)).map((subscriber) => ({
      ...subscriber,
      link: unsubscribeLink(config.origin, subscriber.unsubscribeToken),
    }));
    return { name: `subscribers-${filter.tab}`, rows, detail: { rows: rows.length } };
  },
  columns: [
    ["Email", ({ email }) => email],
    ["Signed Up", ({ consentAt }) => consentAt],
    ["Where", ({ source }) => sourceInWords(source)],
    ["Unsubscribed", ({ unsubscribedAt }) => unsubscribedAt],
    ["Unsubscribe link", ({ link }) => link],
  ],
});
