import type { OrderFlood } from "#checkout/placing/order-floods.db.server.ts";
import type { ShutOut } from "#checkout/placing/shut-out.db.server.ts";
import type { OwedRefund } from "#payments/refunds/owed-refunds.db.server.ts";
import type { PictureKind } from "#pictures/foreign/foreign-pictures.ts";
import type { Outage } from "#platform/monitor/outage.ts";
import { longDateTime } from "#values/time/date-time.ts";
import type { Alert } from "./alert.ts";
import { alertText as say } from "./alerts.text.ts";
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
  /** Goods that buyers can't have because unpaid card orders hold them. */
  shutOuts: readonly ShutOut[];
  /** Grievances beyond the law's days. */
  overdueGrievances: readonly { number: string; late: "resolve" | "acknowledge" }[];
  /** Keys in use that read nothing, as nobody who may read all orders answers for them. */
  silentKeys: readonly { id: string; name: string }[];
  /** The mark of the token for WhatsApp, once Meta takes it no more. */
  endedToken: string | undefined;
  /** Records whose pictures lie on other machines and could not be fetched. */
  withoutPictures: readonly { kind: PictureKind; recordId: string; name: string }[];
  /** When nothing could be saved on the last day, oldest first; all of it over. */
  outages: readonly Outage[];
}

/** By its hour: more that are given up are a new occasion, but a mail an hour is enough. */
const givenUpAt = (last: Date | null): string[] =>
  last ? [`failed-mails:${last.toISOString().slice(0, 13)}`] : [];

const mostNamed = 5;

/** "JC-1, JC-2 and 3 more". */
const namesOf = (owed: readonly OwedRefund[]): string =>
  firstOf([...new Set(owed.map(({ orderNumber }) => orderNumber))]);

function firstOf(names: readonly string[]): string {
  const others = names.length - mostNamed;
  return names.slice(0, mostNamed).join(", ") + (others > 0 ? say.more(others) : "");
}

/** "G-1 (to acknowledge), G-2 (to answer) and 3 more". */
const overdueNames = (overdue: Troubles["overdueGrievances"]): string =>
  firstOf(overdue.map(({ number, late }) => say.grievances[late](number)));

/** Outages within ten minutes are one: two copies of the shop notice the same at two moments. */
const outageOccasion = ({ store, since }: Outage): string =>
  `outage:${store}:${since.toISOString().slice(0, 15)}`;

/** The newest ones, each with what failed, since when and until when. */
const outageLines = (outages: readonly Outage[]): string =>
  outages
    .slice(-mostNamed)
    .map(({ store, since, until }) =>
      say.outage.line(say.outage[store], longDateTime(since), longDateTime(until)),
    )
    .join("; ");

/** The alerts of these troubles, most urgent first. */
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
    endedToken,
    withoutPictures,
    outages,
  } = troubles;
  const alerts: (Alert | false)[] = [
    unreconciledPayments > 0 && {
      kind: "unreconciled-payments",
      occasions: ["unreconciled-payments"],
      title: say.unreconciled.title,
      text: say.unreconciled.text(unreconciledPayments),
    },
    owedRefunds.length > 0 && {
      kind: "owed-refunds",
      occasions: owedRefunds.map(({ occasion }) => occasion),
      title: say.owedRefunds.title,
      text: say.owedRefunds.text(namesOf(owedRefunds)),
    },
    overdueGrievances.length > 0 && {
      kind: "overdue-grievances",
      occasions: overdueGrievances.map(({ number, late }) => `grievance:${number}:${late}`),
      title: say.grievances.title,
      text: say.grievances.text(overdueNames(overdueGrievances)),
    },
    ...parcelAlerts(troubles),
    orderFloods.length > 0 && {
      kind: "many-orders",
      occasions: orderFloods.map(({ occasion }) => occasion),
      title: say.manyOrders.title,
      text: say.manyOrders.text(orderFloods[0]?.count ?? 0),
    },
    shutOuts.length > 0 && {
      kind: "shut-out",
      occasions: shutOuts.map(({ occasion }) => occasion),
      title: say.shutOut.title,
      text: say.shutOut.text(firstOf(shutOuts.map(({ name }) => name))),
    },
    silentKeys.length > 0 && {
      kind: "silent-keys",
      occasions: silentKeys.map(({ id }) => `silent-keys:${id}`),
      title: say.silentKeys.title,
      text: say.silentKeys.text(firstOf(silentKeys.map(({ name }) => name))),
    },
    endedToken !== undefined && {
      kind: "whatsapp-token",
      occasions: [`whatsapp-token:${endedToken}`],
      title: say.whatsapp.title,
      text: say.whatsapp.text,
    },
    withoutPictures.length > 0 && {
      kind: "foreign-pictures",
      occasions: withoutPictures.map(({ kind, recordId }) => `foreign-pictures:${kind}:${recordId}`),
      title: say.pictures.title,
      text: say.pictures.text(firstOf(withoutPictures.map(({ name }) => name))),
    },
    outages.length > 0 && {
      kind: "outage",
      occasions: outages.map(outageOccasion),
      title: say.outage.title,
      text: say.outage.text(outageLines(outages)),
    },
    mailReachesNobody && {
      kind: "no-mail-server",
      // No mail of this would reach anybody.
      occasions: [],
      title: say.noMailServer.title,
      text: say.noMailServer.text,
    },
    stuckMails + failedMails > 0 && {
      kind: "stuck-mails",
      occasions: [...(stuckMails > 0 ? ["stuck-mails"] : []), ...givenUpAt(lastFailedMail)],
      title: say.stuckMails.title,
      text: say.stuckMails.text(stuckMails, failedMails),
    },
    failingJobs.length > 0 && {
      kind: "failing-jobs",
      occasions: failingJobs.map((name) => `failing-jobs:${name}`),
      title: say.jobs.title,
      text: say.jobs.text(failingJobs.join(", ")),
    },
    backupsFail && {
      kind: "failing-backups",
      occasions: ["failing-backups"],
      title: say.backups.title,
      text: say.backups.text,
    },
  ];
  return alerts.filter((alert) => alert !== false);
}
