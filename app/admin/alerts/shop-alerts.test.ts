import { expect, test } from "vitest";
import type { Outage, Store } from "#platform/monitor/outage.ts";
import { alertsOf, type Troubles } from "./shop-alerts.ts";

const well: Troubles = {
  mailReachesNobody: false,
  stuckMails: 0,
  failedMails: 0,
  lastFailedMail: null,
  unreconciledPayments: 0,
  owedRefunds: [],
  failingJobs: [],
  backupsFail: false,
  orderFloods: [],
  shutOuts: [],
  stuckBookings: [],
  keptBookings: [],
  heavierParcels: [],
  overdueGrievances: [],
  silentKeys: [],
  endedToken: undefined,
  withoutPictures: [],
  outages: [],
};

const outage = (store: Store, since: string, until: string): Outage => ({
  store,
  since: new Date(`2026-11-25T${since}Z`),
  until: new Date(`2026-11-25T${until}Z`),
});

test("a shop that is well has no alerts", () => expect(alertsOf(well)).toEqual([]));

const owed = (...numbers: number[]) => ({
  owedRefunds: numbers.map((n) => ({ orderNumber: `JC-${n}`, occasion: `refund-due:pay_${n}` })),
});

const without = (...names: string[]) =>
  names.map((name) => ({ kind: "product" as const, recordId: name.toLowerCase(), name }));

const overdueGrievances = [
  { number: "G-1", late: "acknowledge" as const },
  { number: "G-2", late: "resolve" as const },
];
const orderFloods = [{ count: 31, occasion: "many-orders:a" }];
const shutOuts = [
  { name: "Rare Bag", occasion: "held:a" },
  { name: "the code TEN", occasion: "held:b" },
];

test("each record without its picture is an occasion of its own", () => {
  const [alert] = alertsOf({ ...well, withoutPictures: without("Tote", "Mud") });
  expect(alert?.occasions).toEqual(["foreign-pictures:product:tote", "foreign-pictures:product:mud"]);
});

test.each([
  [owed(1, 2, 2), "owed-refunds", "was left for a day: JC-1, JC-2. Open each order"],
  [owed(1, 2, 3, 4, 5, 6, 7), "owed-refunds", "JC-5 and 2 more."],
  [{ mailReachesNobody: true }, "no-mail-server", "No mail to you or to customers reaches anybody."],
  [{ stuckMails: 1 }, "stuck-mails", "1 mail waits for more than half an hour, and 0 were given up"],
  [{ failedMails: 2 }, "stuck-mails", "0 mails wait for more than half an hour, and 2 were given up"],
  [{ unreconciledPayments: 3 }, "unreconciled-payments", "3 payments and refunds have had no answer"],
  [{ silentKeys: [{ id: "k", name: "Accounts" }] }, "silent-keys", "may not read all orders: Accounts."],
  [{ endedToken: "a" }, "whatsapp-token", "no message leaves; every mail goes as ever."],
  [{ withoutPictures: without("Tote", "Mud") }, "foreign-pictures", "in their place: Tote, Mud. Open"],
  [{ failingJobs: ["uploads", "refunds"] }, "failing-jobs", "uploads, refunds."],
  [{ keptBookings: [{ id: "a", name: "JC-1-1" }] }, "kept-bookings", "cancel these bookings: JC-1-1."],
  [{ stuckBookings: [{ id: "a", name: "JC-1-1" }] }, "stuck-bookings", "these are booked: JC-1-1."],
  [
    { heavierParcels: [{ id: "a", name: "JC-1-1", grams: 800, chargedGrams: 2200 }] },
    "heavier-parcels",
    "JC-1-1 (2.20 kg instead of 0.80 kg). If that is wrong",
  ],
  [{ overdueGrievances }, "overdue-grievances", "these are late: G-1 (to acknowledge), G-2 (to answer)."],
  [{ backupsFail: true }, "failing-backups", "make one by hand"],
  [{ orderFloods }, "many-orders", "31 orders came from one network"],
  [{ shutOuts }, "shut-out", "They hold the last of Rare Bag, the code TEN. Each lets go"],
  [
    { outages: [outage("database", "09:00", "09:20:05"), outage("files", "09:01", "09:21")] },
    "outage",
    "the database from 25 November 2026 at 2:30 pm until 25 November 2026 at 2:50 pm; the folder of pictures from",
  ],
])("%o is told as %s", (change, kind, words) => {
  const alerts = alertsOf({ ...well, ...change });
  expect(alerts.map((alert) => alert.kind)).toEqual([kind]);
  expect(alerts[0]?.text).toContain(words);
});

test("whatever only the server's own people can mend, the owner is told whom to ask", () => {
  const troubles = {
    ...{ mailReachesNobody: true, stuckMails: 1, unreconciledPayments: 1, backupsFail: true },
    endedToken: "a",
  };
  for (const { text } of alertsOf({ ...well, ...troubles, failingJobs: ["uploads"] }))
    expect(text).toContain("whoever runs the server");
});

const givenUp = new Date("2026-11-24T03:40:00Z");

test.each([
  [{ failingJobs: ["uploads", "refunds"] }, ["failing-jobs:uploads", "failing-jobs:refunds"]],
  [owed(1, 2), ["refund-due:pay_1", "refund-due:pay_2"]],
  [{ stuckMails: 2 }, ["stuck-mails"]],
  [{ failedMails: 2, lastFailedMail: givenUp }, ["failed-mails:2026-11-24T03"]],
  [{ stuckMails: 1, failedMails: 1, lastFailedMail: givenUp }, ["stuck-mails", "failed-mails:2026-11-24T03"]],
  [
    { outages: [outage("database", "09:04:59", "09:08"), outage("database", "09:05:02", "09:07")] },
    ["outage:database:2026-11-25T09:0", "outage:database:2026-11-25T09:0"],
  ],
])("%o is about %j", (change, occasions) => {
  expect(alertsOf({ ...well, ...change }).flatMap((alert) => alert.occasions)).toEqual(occasions);
});

test("what concerns money comes first", () => {
  const troubles = { backupsFail: true, stuckMails: 1, unreconciledPayments: 1, failingJobs: ["x"] };
  const kinds = alertsOf({ ...well, ...troubles, ...owed(1) }).map(({ kind }) => kind);
  const inTurn = ["unreconciled-payments", "owed-refunds", "stuck-mails", "failing-jobs", "failing-backups"];
  expect(kinds).toEqual(inTurn);
});
