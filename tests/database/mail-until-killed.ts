import { smtpCarrier } from "#mail/sending/mail-carrier.server.ts";
import { parseConfig } from "#platform/config/config.server.ts";
import { openDatabase } from "#platform/database/open-database.server.ts";
import { openLog } from "#platform/log.server.ts";
import { sendNewsletters } from "../../app/newsletters/sending/send-newsletters.server.ts";

// Sends the newsletters of the database named on the command line by the mail server named after it, as one
// copy of the shop does, until it is killed.
const [, , url = "", smtp = ""] = process.argv;
const log = openLog("silent");
const { db } = await openDatabase({ url, directory: "", log });
const carrier = smtpCarrier(smtp, () => ({ name: "Jhola", address: "hello@jhola.example" }), undefined, 1);
const shop = { db, log, carrier, config: parseConfig({}), now: () => new Date() };
process.stdout.write("begun\n");
for (;;) await sendNewsletters({ ...shop, perMinute: Number.POSITIVE_INFINITY });
