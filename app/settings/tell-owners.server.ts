import type { Actor } from "#accounts/actor.ts";
import { queueMail } from "#mail/sending/queue-mail.db.server.ts";
import { mailToStaff } from "#mail/writing/spoken-mail.server.ts";
import type { Trx } from "#platform/database/db.ts";
import type { MailServices } from "#platform/services.server.ts";
import type { SavedFacts } from "#platform/settings/shop-facts.server.ts";
import { ownerAddresses } from "#staff/staff.db.server.ts";
import { guardedFactsMail } from "./guarded-facts.email.ts";
import { type GuardedFact, guardedFacts } from "./guarded-facts.ts";

const names = guardedFacts.flatMap((group): GuardedFact[] => [...group.names]);

/**
 * Writes to every owner that where buyers' money or their mails go was changed, and by whom (ADMIN-152).
 */
export const tellOwners =
  ({ config }: Pick<MailServices, "config">, { fullName }: Pick<Actor, "fullName">) =>
  async (trx: Trx, before: SavedFacts, after: SavedFacts): Promise<void> => {
    const changed = names.filter((name) => before[name] !== after[name]);
    if (changed.length === 0) return;
    for (const to of await ownerAddresses(trx)) {
      const mail = await mailToStaff(trx, () => ({
        to,
        ...guardedFactsMail({ by: fullName, changed, after }, config.shop),
      }));
      await queueMail(trx, mail);
    }
  };
