import type { OrderFlood } from "#checkout/placing/order-floods.db.server.ts";
import type { ShutOut } from "#checkout/placing/shut-out.db.server.ts";
import type { OwedRefund } from "#payments/refunds/owed-refunds.db.server.ts";
import type { PictureKind } from "#pictures/foreign/foreign-pictures.ts";
import type { Outage, Store } from "#platform/monitor/outage.ts";
import { longDateTime } from "#values/time/date-time.ts";
import type { Alert } from "./alert.ts";
import { type ParcelTroubles, parcelAlerts } from "./parcel-alerts.ts";

/** How the machinery stands. */
export interface Troubles extends ParcelTroubles {
  /** A public shop has no mail server: mails become files. */
  mailReachesNobody: boolean;
  stuckMails: number;
  failedMails: number;
  /** When the last of them was given up. */
  lastFailedMail: Date | null;
  unreconciledPayments: number;
  owedRefunds: readonly OwedRefund[];
  failingJobs: readonly string[];
  backupsFail: boolean;
  /** Networks, mailboxes or phones with very many orders just now, most first. */
  orderFloods: readonly OrderFlood[];
  /** What buyers can't have because unpaid card orders hold it. */
  shutOuts: readonly ShutOut[];
  /** What the law wanted done by now, and nobody did. */
  overdueGrievances: readonly { number: string; late: "resolve" | "acknowledge" }[];
  /** Keys in use that read nothing, as nobody who may read all orders answers for them. */
  silentKeys: readonly { id: string; name: string }[];
  /** Whose pictures lie on other machines and could not be fetched, by name. */
  withoutPictures: readonly { kind: PictureKind; recordId: string; name: string }[];
  /** When nothing could be saved on the last day, oldest first; all of it over. */
  outages: readonly Outage[];
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** By its hour: more that are given up are a new occasion, but a mail an hour is enough. */
const givenUpAt = (last: Date | null): string[] =>
  last ? [`failed-mails:${last.toISOString().slice(0, 13)}`] : [];

/**
 * What is in capitals is theirs: the owner, who may be no programmer, is told what it means and whom to ask.
 */
const runner = "whoever runs the server";

const mostNamed = 5;

/** "JC-1, JC-2 and 3 more". */
const namesOf = (owed: readonly OwedRefund[]): string =>
  firstOf([...new Set(owed.map(({ orderNumber }) => orderNumber))]);

function firstOf(names: readonly string[]): string {
  const others = names.length - mostNamed;
  return names.slice(0, mostNamed).join(", ") + (others > 0 ? ` and ${others} more` : "");
}

/** "G-1 (to acknowledge), G-2 (to answer) and 3 more". */
function overdueNames(overdue: Troubles["overdueGrievances"]): string {
  const names = overdue.map(
    ({ number, late }) => `${number} (to ${late === "resolve" ? "answer" : "acknowledge"})`,
  );
  const others = names.length - mostNamed;
  return names.slice(0, mostNamed).join(", ") + (others > 0 ? ` and ${others} more` : "");
}

const storeNames: Record<Store, string> = { database: "the database", files: "the folder of pictures" };

/** Those of ten minutes are one: two copies of the shop notice the same at two moments. */
const outageOccasion = ({ store, since }: Outage): string =>
  `outage:${store}:${since.toISOString().slice(0, 15)}`;

/** The newest ones, each with what failed, since when and until when. */
const outageLines = (outages: readonly Outage[]): string =>
  outages
    .slice(-mostNamed)
    .map(
      ({ store, since, until }) =>
        `${storeNames[store]} from ${longDateTime(since)} until ${longDateTime(until)}`,
    )
    .join("; ");

/** What of it the owner must look at, most urgent first. */
export function alertsOf(troubles: Troubles): Alert[] {
  const {
    mailReachesNobody,
    stuckMails,
    failedMails,
    lastFailedMail,
    unreconciledPayments,
    owedRefunds,
    failingJobs,
    backupsFail,
    orderFloods,
    shutOuts,
    overdueGrievances,
    silentKeys,
    withoutPictures,
    outages,
  } = troubles;
  const alerts: (Alert | false)[] = [
    unreconciledPayments > 0 && {
      kind: "unreconciled-payments",
      occasions: ["unreconciled-payments"],
      title: "Payments wait for the provider",
      text: `${counted(unreconciledPayments, "payment or refund has", "payments and refunds have")} had no answer for half an hour. The shop goes on asking. Ask ${runner} to look at the payment provider's status page and keys.`,
    },
    owedRefunds.length > 0 && {
      kind: "owed-refunds",
      occasions: owedRefunds.map(({ occasion }) => occasion),
      title: "Money waits to go back",
      text: `A payment came too late, twice or with a wrong sum, a refund failed, or a cancelled order's money was left for a day: ${namesOf(owedRefunds)}. Open each order and send it back; nothing goes back by itself.`,
    },
    overdueGrievances.length > 0 && {
      kind: "overdue-grievances",
      occasions: overdueGrievances.map(({ number, late }) => `grievance:${number}:${late}`),
      title: "Grievances are overdue",
      text: `The law wants them acknowledged within 48 hours and answered within one month, and these are late: ${overdueNames(overdueGrievances)}. Open Grievances and answer them today.`,
    },
    ...parcelAlerts(troubles),
    orderFloods.length > 0 && {
      kind: "many-orders",
      occasions: orderFloods.map(({ occasion }) => occasion),
      title: "Very many orders from one sender",
      text: `${orderFloods[0]?.count ?? 0} orders came from one network, or for one e-mail address or phone, within ten minutes. Look at the newest orders before you pack, call the buyer, and cancel what nobody meant: its stock goes back on the shelf.`,
    },
    shutOuts.length > 0 && {
      kind: "shut-out",
      occasions: shutOuts.map(({ occasion }) => occasion),
      title: "Unpaid card orders keep buyers out",
      text: `They hold the last of ${firstOf(shutOuts.map(({ name }) => name))}. Each lets go an hour after it was placed, and after 15 minutes where nobody has begun to pay. Look at the newest orders under 'Payment issues' and cancel what nobody means to pay: its pieces are for sale again at once.`,
    },
    silentKeys.length > 0 && {
      kind: "silent-keys",
      occasions: silentKeys.map(({ id }) => `silent-keys:${id}`),
      title: "Programs can't read orders",
      text: `These keys read nothing, as their makers are not known or may not read all orders: ${firstOf(silentKeys.map(({ name }) => name))}. Open Connections: take over those whose programs you still use, and revoke the others.`,
    },
    withoutPictures.length > 0 && {
      kind: "foreign-pictures",
      occasions: withoutPictures.map(({ kind, recordId }) => `foreign-pictures:${kind}:${recordId}`),
      title: "Pictures could not be fetched",
      text: `These have pictures that lie on another machine and could not be fetched, so a drawing stands in their place: ${firstOf(withoutPictures.map(({ name }) => name))}. Open Products, Import, Imported Pictures: it says why, and tries again. Or choose the pictures anew in their forms.`,
    },
    outages.length > 0 && {
      kind: "outage",
      occasions: outages.map(outageOccasion),
      title: "Nothing could be saved for a while",
      text: `It is over. What could not be written: ${outageLines(outages)}, time in India. Whoever ordered or wrote meanwhile was told to try again; what the shop had confirmed is kept. Ask ${runner} to look at the disk's room and health, and at the log ("nothing can be written").`,
    },
    mailReachesNobody && {
      kind: "no-mail-server",
      // Of this no mail would tell anybody.
      occasions: [],
      title: "Mails are not sent",
      text: `No mail to you or to customers reaches anybody. Ask ${runner} to set SMTP_URL and MAIL_FROM, then to restart the shop; until then mails are put into the folder outbox of DATA_DIR.`,
    },
    stuckMails + failedMails > 0 && {
      kind: "stuck-mails",
      occasions: [...(stuckMails > 0 ? ["stuck-mails"] : []), ...givenUpAt(lastFailedMail)],
      title: "Mails do not arrive",
      text: `${counted(stuckMails, "mail waits", "mails wait")} for more than half an hour, and ${counted(failedMails, "was", "were")} given up in the last seven days. Ask ${runner} to look at the mail server and SMTP_URL, then send them again from the dashboard; the shop goes on trying those that wait by itself.`,
    },
    failingJobs.length > 0 && {
      kind: "failing-jobs",
      occasions: failingJobs.map((name) => `failing-jobs:${name}`),
      title: "Recurring work fails",
      text: `What the shop does by itself fails again and again: ${failingJobs.join(", ")}. Tell ${runner}: the log says where ("a job failed").`,
    },
    backupsFail && {
      kind: "failing-backups",
      occasions: ["failing-backups"],
      title: "Backups fail",
      text: `Scheduled backups have come to nothing for hours, or none was made for too long. Ask ${runner} to look at the room in BACKUP_DIR and at the log, then to run npm run backup.`,
    },
  ];
  return alerts.filter((alert) => alert !== false);
}
