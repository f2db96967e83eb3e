import { buyerNamed } from "@jhola/demo/content/orders/buyers.ts";
import { arrives, type SeedOrder } from "@jhola/demo/content/orders/seed-order.ts";

/** Of this product the owner never said what it weighs. */
export const weightless = "godna-zip-pouch";
/** Where no courier goes on that morning: Thomas's PIN code begins with it. */
export const unserved = "403";
/** Whose parcel the carrier refuses at first. */
export const refused = "560038";

/** Ten for cash, whose buyers were asked yesterday whether they will take them. */
const toConfirm: readonly SeedOrder[] = (
  [
    ["ananya", "10:14", "lotus-pond-market-tote"],
    ["kavita", "11:02", "little-fish-sling"],
    ["rohit", "11:40", "gaon-ka-jhola"],
    ["farah", "12:25", "haathi-block-cushion"],
    ["ishaan", "13:31", "mini-gift-potli"],
    ["gurpreet", "15:08", "student-jhola-fish"],
    ["lalitha", "16:47", "everyday-leaf-runner"],
    ["vikram", "18:20", "machhli-everyday-tote"],
    ["neha", "20:05", "sindoor-potli"],
    ["devika", "21:37", "mor-sling-bag"],
  ] as const
).map(([buyer, at, slug]) => ({
  ...{ buyer, at, daysAgo: 1, pays: "cash", toConfirm: true, lines: [{ slug }], fate: {} },
}));

/** Fifteen to be packed: by card, by UPI, and for cash of whom nobody asked. */
const toPack: readonly SeedOrder[] = (
  [
    [3, "kavita", "card", "two-fish-laptop-sleeve"],
    [3, "ishaan", "upi", "sindoor-pond-cushion"],
    [3, "sameer", "card", "haldi-sun-coasters-set-four"],
    [2, "ananya", "card", "gaon-ka-jhola"],
    [2, "rohit", "upi", "khatwa-patchwork-table-runner"],
    [2, "farah", "cash", "machhli-everyday-tote"],
    [2, "gurpreet", "upi", weightless],
    [2, "lalitha", "card", "moonlit-passport-pouch"],
    [2, "vikram", "cash", "indigo-night-jhola"],
    [2, "neha", "card", "lotus-pond-market-tote"],
    [2, "thomas", "upi", "mor-sling-bag"],
    [2, "devika", "cash", "seven-lotus-bridal-potli"],
    [2, "sameer", "card", "kachhua-coin-pouch"],
    [2, "kavita", "cash", "sujani-story-sling"],
    [3, "thomas", "card", "bhawanipur-tree-jhola"],
  ] as const
).map(([daysAgo, buyer, way, slug], place) => ({
  ...{ buyer, daysAgo, pays: way, at: `${9 + (place % 10)}:${10 + place}` },
  ...{ lines: [{ slug }], fate: {} },
}));

/** Three whose cash was refused at the door: two that the owner sent herself, one by the carrier. */
const cameBack: readonly SeedOrder[] = [
  {
    ...{ buyer: "farah", daysAgo: 12, at: "11:48", pays: "cash", tracking: "EM418220877IN" },
    ...{ lines: [{ slug: "moonlit-passport-pouch" }], fate: { packed: 20, shipped: 25 } },
  },
  {
    ...{ buyer: "vikram", daysAgo: 12, at: "14:36", pays: "cash", tracking: "EM418220819IN" },
    ...{ lines: [{ slug: "two-fish-laptop-sleeve" }], fate: { packed: 20, shipped: 25 } },
  },
  {
    ...{ buyer: "neha", daysAgo: 11, at: "10:40", pays: "cash", fate: {} },
    lines: [{ slug: "haathi-block-cushion", quantity: 2 }],
    parcels: [
      {
        ...{ weightGrams: 420, courier: "Delhivery Surface", awb: "DL7740019702", made: 22 },
        way: [
          [27, "picked_up", "Picked up", "Madhubani"],
          [94, "attempt_failed", "Refused at the door", "Patna"],
          [118, "rto", "On its way back", "Patna"],
        ],
      },
    ],
  },
];

/** Two that arrived yesterday, were paid at the door, and whose buyers ask for something. */
export const returned: readonly SeedOrder[] = [
  {
    ...{ buyer: "ananya", daysAgo: 9, at: "10:00", pays: "cash", tracking: "EM418220965IN" },
    ...{ lines: [{ slug: "lotus-pond-market-tote" }], fate: arrives(25, 198) },
  },
  {
    ...{ buyer: "kavita", daysAgo: 8, at: "11:00", pays: "cash", tracking: "EM418220966IN" },
    ...{ lines: [{ slug: "sindoor-potli", quantity: 2 }], fate: arrives(25, 175) },
  },
];

/** What an owner finds in the morning: thirty orders that want something of her. */
export const morningOrders: readonly SeedOrder[] = [...returned, ...cameBack, ...toPack, ...toConfirm];

/** So many of them, task by task. */
export const perTask = {
  ...{ toConfirm: toConfirm.length, toPack: toPack.length },
  ...{ cameBack: cameBack.length, returns: returned.length },
};

/** Whose parcels the owner took there herself. */
export const cameBackByHand = cameBack
  .filter(({ parcels }) => !parcels)
  .map(({ buyer }) => buyerNamed(buyer).name);
