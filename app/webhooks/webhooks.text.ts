import { permissionText } from "#accounts/permissions/permissions.text.ts";
import type { Permission } from "#accounts/permissions/permissions.ts";
import { type DeliveryState, type EndpointState, longestUrl, mostEndpoints } from "./endpoints/endpoint.ts";
import type { EventType } from "./events/event-types.ts";

const failed = (text: string) => ({ title: "Error", text, tone: "destructive" as const });

/** The words of the webhooks' part of 'Connections', and of an endpoint's own page. */
export const webhooksText = {
  title: "Webhooks",
  intro:
    "A webhook tells another program of yours what happens in the shop, within seconds, at an address that you give. It says what happened and to which order or product; names and addresses it reads with a key.",
  today: (on: number) =>
    on === 0
      ? "Today no program is told of anything."
      : `Today ${on === 1 ? "1 address is" : `${on} addresses are`} told of what happens.`,
  urlLabel: "Address",
  urlHint: "Where the other program listens. It begins with https://.",
  eventsLabel: "Events",
  nothingToTell:
    "Only somebody who may see orders, products or messages can add a webhook that tells of them.",
  add: "Add Webhook",
  adding: "Adding…",
  secretOf: (host: string) => `The secret for ${host}`,
  secretHint:
    "Copy it now and give it to the other program, which checks with it that a message is from your shop. It is not shown again.",
  errors: {
    missing: "Please give the address of the other program.",
    odd: "This is no address. It looks like https://books.example/hooks.",
    long: `Please use an address of at most ${longestUrl} signs.`,
    login: "Please leave user name and password out of the address.",
    open: "The address must begin with https://, so that nobody reads along.",
    private: "This address leads into a private network, where the shop sends nothing.",
    port: "Please use port 443, or one from 1024 on.",
    noEvents: "Please choose at least one event.",
    lacked: (lacked: readonly Permission[]) =>
      `It would tell what you may not see: ${lacked.map((each) => `'${permissionText[each].name}'`).join(", ")}.`,
  },
  madeBefore:
    "This webhook was added already, and its secret is shown only once. If you don't have it, open the webhook and make a new one.",
  tooMany: `The shop has ${mostEndpoints} webhooks. Delete one that nobody needs, then add another one.`,
  saveFailed: failed("Failed to save the webhook. Please try again."),
  readFailed: failed("Failed to load the webhook. Please try again."),
  notFound: "Webhook not found",
  gone: { title: "Error", text: "This webhook is gone.", tone: "destructive" },
  back: "Connections",
  open: (host: string) => `Open ${host}`,
  columns: { url: "Address", state: "State", events: "Events", waiting: "Waiting", failed: "Failed" },
  states: { on: "On", paused: "Paused", stopped: "Stopped" } satisfies Record<EndpointState, string>,
  explained: {
    on: "What happens is sent at once.",
    paused: "Nothing is sent. What happens meanwhile waits for 30 days.",
    stopped:
      "Nothing arrived for a day, so nothing more is sent. What happens meanwhile waits for 30 days; once the other program answers, press Resume.",
  } satisfies Record<EndpointState, string>,
  failingSince: (when: string) => `Nothing has arrived since ${when}.`,
  maker: (name: string) =>
    `It is ${name}'s, and pauses when they leave the staff or may do less. Whoever resumes or changes it takes it over.`,
  formTitle: "Address and events",
  save: "Save Webhook",
  saved: { title: "Webhook Saved" },
  test: "Send a Test",
  testArrived: (status: number | null) => ({
    title: "Test Delivered",
    text: `It answered ${status ?? "nothing"}.`,
  }),
  testFailed: (status: number | null, answer: string) =>
    ({
      title: "Test Failed",
      text: status === null ? answer : `It answered ${status}. ${answer}`.trim(),
      tone: "destructive",
    }) as const,
  pause: "Pause",
  paused: { title: "Webhook Paused", text: "Nothing is sent until you press Resume." },
  resume: "Resume",
  resumed: { title: "Webhook Resumed", text: "What waited is being sent." },
  renew: "New Secret",
  askRenew: "Make a new secret? The other program needs it within a day; until then both are good.",
  remove: "Delete",
  ask: (host: string) => `Delete the webhook to ${host}? What waits for it is lost.`,
  removed: { title: "Webhook Deleted" },
  actsTitle: "What you can do",
  deliveries: "Latest deliveries",
  noDeliveries: "Nothing has happened yet that it is told of.",
  deliveryColumns: {
    event: "Event",
    when: "When",
    state: "State",
    answer: "Last answer",
    acts: "Actions",
  },
  deliveryStates: {
    waiting: "Waiting",
    delivered: "Delivered",
    failed: "Failed",
  } satisfies Record<DeliveryState, string>,
  attempts: (count: number) => (count === 1 ? "1 attempt" : `${count} attempts`),
  next: (when: string) => `next ${when}`,
  again: "Send again",
  againLabel: (event: string, when: string) => `Send again: ${event}, ${when}`,
  againAll: (count: number) => `Send again all that failed (${count})`,
  sentAgain: (count: number) =>
    count === 0
      ? { title: "No Change", text: "There is nothing to send again." }
      : { title: "Sending Again", text: count === 1 ? "It is on its way." : `${count} are on their way.` },
} as const;

/** Each event in one sentence. */
export const eventWords: Record<EventType | "webhook.test", { name: string; words: string }> = {
  "order.placed": { name: "Order placed", words: "Somebody ordered, paid or not." },
  "order.paid": { name: "Order paid", words: "All of an order's money came, by card, transfer or in cash." },
  "order.shipped": { name: "Order shipped", words: "Its first parcel left." },
  "order.delivered": { name: "Order delivered", words: "The last of its parcels arrived." },
  "order.cancelled": { name: "Order cancelled", words: "By its buyer, by you or by the shop." },
  "order.refunded": { name: "Money refunded", words: "Some or all of an order's money went back." },
  "return.requested": { name: "Return asked for", words: "A buyer wants to send something back." },
  "return.received": { name: "Return received", words: "The pieces came back." },
  "return.settled": { name: "Return settled", words: "Refunded, replaced or exchanged." },
  "product.changed": { name: "Product changed", words: "One was added, changed or deleted." },
  "product.sold_out": { name: "Product sold out", words: "The last piece is gone." },
  "review.shown": { name: "Review shown", words: "You let everybody read a review." },
  "offer.accepted": { name: "Offer accepted", words: "A buyer accepted an offer; it is an order now." },
  "quote.received": { name: "Quote or sample asked for", words: "A business wrote what it needs." },
  "message.received": { name: "Message received", words: "Somebody wrote by the contact form." },
  "webhook.test": { name: "Test", words: "Means nothing." },
};
