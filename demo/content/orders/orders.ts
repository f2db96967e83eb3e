import type { ShipmentState } from "#orders/shipments/shipment.ts";
import type { BuyerName } from "./buyers.ts";

/** What is bought of the demo shop's goods, with what is chosen of them and written on each piece. */
export interface SeedLine {
  slug: string;
  quantity?: number;
  /** One value of each option. */
  values?: readonly string[];
  personal?: readonly { label: string; text: string }[];
}

/** What happens to an order, in hours after it was placed. */
export interface SeedFate {
  packed?: number;
  shipped?: number;
  /** The cash comes at the door. */
  delivered?: number;
  cancelledByBuyer?: number;
  cancelledByOwner?: number;
  refunded?: number;
}

/** A parcel whose way is followed. Hours count from the placing of its order. */
export interface SeedParcel {
  /** Which of the order's lines are in it; all where nothing is said. */
  lines?: readonly number[];
  weightGrams: number;
  courier: string;
  awb: string;
  made: number;
  way: readonly (readonly [after: number, state: ShipmentState, words: string, place?: string])[];
}

/** An order of the weeks before a demo shop's first start. */
export interface SeedOrder {
  buyer: BuyerName;
  /** The day counts back from that of the first start; the time is India's. */
  daysAgo: number;
  at: string;
  lines: readonly SeedLine[];
  pays: "card" | "upi" | "cash";
  express?: true;
  code?: string;
  /** What is written to whoever unpacks it. */
  gift?: string;
  /** The parcel goes to the buyer's second address. */
  toOther?: true;
  company?: { name: string; gstin: string };
  fate: SeedFate;
  tracking?: string;
  parcels?: readonly SeedParcel[];
  /** The shop asks whether cash will be paid. */
  toConfirm?: true;
  /** Why it was cancelled, in the buyer's words. */
  reason?: string;
  /** Of what was paid; all of it where nothing is said. */
  refundRupees?: number;
}

const arrives = (shipped: number, delivered: number): SeedFate => ({
  packed: shipped - 5,
  shipped,
  delivered,
});

/** Oldest first. Whatever happens to one has happened by midnight before the first start. */
export const orders: readonly SeedOrder[] = [
  {
    ...{ buyer: "lalitha", daysAgo: 41, at: "09:12", pays: "card", tracking: "EM418220117IN" },
    lines: [{ slug: "kohbar-lotus-tote" }, { slug: "kachhua-coin-pouch", quantity: 2 }],
    fate: arrives(26, 98),
  },
  {
    ...{ buyer: "ishaan", daysAgo: 40, at: "22:47", pays: "upi", tracking: "EM418220134IN" },
    lines: [
      { slug: "godna-journal-handmade-paper", personal: [{ label: "Name on the first leaf", text: "Ruma" }] },
    ],
    gift: "For your letters from Darjeeling. Write smaller, it has to last.\nIshaan",
    fate: arrives(15, 112),
  },
  {
    ...{ buyer: "neha", daysAgo: 38, at: "13:05", pays: "cash", tracking: "EM418220216IN" },
    lines: [{ slug: "gaon-ka-jhola" }, { slug: "matsya-face-mask-pair" }],
    fate: arrives(23, 52),
  },
  {
    ...{ buyer: "sameer", daysAgo: 36, at: "11:30", pays: "card", express: true, tracking: "DL7740018342" },
    lines: [
      { slug: "mor-wedding-favour-tote", quantity: 24 },
      { slug: "mini-gift-potli", quantity: 24 },
    ],
    company: { name: "Haat & Sons", gstin: "27AAAFH0000A1ZL" },
    fate: arrives(29, 76),
  },
  {
    ...{
      buyer: "kavita",
      daysAgo: 34,
      at: "19:20",
      pays: "upi",
      code: "NAMASTE10",
      tracking: "EM418220377IN",
    },
    lines: [
      { slug: "sujani-pencil-pouch", quantity: 3 },
      { slug: "haathi-cloth-notebook", values: ["A5", "Blank"] },
    ],
    fate: arrives(18, 88),
  },
  {
    ...{ buyer: "vikram", daysAgo: 33, at: "08:41", pays: "card" },
    lines: [{ slug: "bansbari-backpack" }],
    fate: { cancelledByBuyer: 3, refunded: 7 },
    reason: "Ordered the wrong bag, sorry.",
  },
  {
    ...{ buyer: "farah", daysAgo: 31, at: "16:58", pays: "card", tracking: "EM418220415IN" },
    lines: [{ slug: "lotus-evening-clutch" }, { slug: "wedding-parrots-potli" }],
    fate: { ...arrives(20, 92), refunded: 260 },
    refundRupees: 1000,
  },
  {
    ...{ buyer: "gurpreet", daysAgo: 30, at: "20:15", pays: "cash", tracking: "EM418220450IN" },
    lines: [{ slug: "everyday-leaf-runner", quantity: 2 }],
    fate: arrives(16, 110),
  },
  {
    ...{
      buyer: "ananya",
      daysAgo: 28,
      at: "21:02",
      pays: "card",
      code: "MITHILA15",
      tracking: "DL7740018811",
    },
    lines: [{ slug: "bhawanipur-tree-jhola" }],
    express: true,
    fate: arrives(14, 61),
  },
  {
    ...{ buyer: "thomas", daysAgo: 27, at: "10:26", pays: "upi" },
    lines: [{ slug: "lotus-fish-table-runner" }, { slug: "haldi-sun-coasters-set-four" }],
    parcels: [
      {
        ...{ lines: [1], weightGrams: 260, courier: "India Post", awb: "EM418220538IN", made: 22 },
        way: [
          [28, "picked_up", "Item booked", "Madhubani"],
          [74, "moving", "Item received", "Panaji"],
          [98, "delivered", "Item delivered", "Panaji"],
        ],
      },
      {
        ...{ lines: [0], weightGrams: 540, courier: "India Post", awb: "EM418220553IN", made: 70 },
        way: [
          [76, "picked_up", "Item booked", "Madhubani"],
          [146, "delivered", "Item delivered", "Panaji"],
        ],
      },
    ],
    fate: {},
  },
  {
    ...{ buyer: "devika", daysAgo: 25, at: "15:44", pays: "card", tracking: "EM418220561IN" },
    lines: [{ slug: "mor-cushion-cover-pair" }],
    fate: { ...arrives(24, 96), refunded: 250 },
  },
  {
    ...{ buyer: "rohit", daysAgo: 24, at: "07:33", pays: "cash" },
    lines: [{ slug: "student-jhola-fish" }],
    fate: { cancelledByOwner: 28 },
  },
  {
    ...{ buyer: "lalitha", daysAgo: 22, at: "12:19", pays: "card", tracking: "EM418220629IN" },
    lines: [{ slug: "purain-tussar-stole" }],
    gift: "Happy sixtieth, Amma. From all of us, and from the lotus pond.",
    fate: arrives(25, 95),
  },
  {
    ...{ buyer: "neha", daysAgo: 20, at: "18:07", pays: "upi", tracking: "EM418220688IN" },
    lines: [{ slug: "suraj-tote-sunday-markets" }, { slug: "pipal-leaf-carry-bag", quantity: 3 }],
    fate: arrives(17, 44),
  },
  {
    ...{ buyer: "kavita", daysAgo: 19, at: "09:55", pays: "cash", toOther: true, tracking: "EM418220702IN" },
    lines: [{ slug: "haathi-cloth-notebook", values: ["A6", "Blank"], quantity: 4 }],
    fate: arrives(26, 101),
  },
  {
    ...{ buyer: "vikram", daysAgo: 18, at: "21:16", pays: "cash" },
    lines: [{ slug: "mor-sling-bag" }],
    parcels: [
      {
        ...{ weightGrams: 310, courier: "Delhivery", awb: "DL7740019118", made: 14 },
        way: [
          [19, "picked_up", "Picked up", "Madhubani"],
          [84, "out_for_delivery", "Out for delivery", "Jaipur"],
          [90, "attempt_failed", "Nobody at home", "Jaipur"],
          [114, "attempt_failed", "Refused at the door", "Jaipur"],
          [132, "rto", "Returns to its sender", "Jaipur"],
          [228, "rto_received", "Given back to its sender", "Madhubani"],
        ],
      },
    ],
    fate: {},
  },
  {
    ...{ buyer: "ishaan", daysAgo: 17, at: "23:11", pays: "upi", code: "DAK", tracking: "EM418220764IN" },
    lines: [{ slug: "machhli-cotton-stole" }],
    fate: arrives(15, 90),
  },
  {
    ...{ buyer: "gurpreet", daysAgo: 15, at: "14:36", pays: "card", tracking: "EM418220819IN" },
    lines: [{ slug: "two-fish-laptop-sleeve" }],
    fate: arrives(22, 118),
  },
  {
    ...{ buyer: "thomas", daysAgo: 14, at: "17:29", pays: "cash" },
    lines: [{ slug: "little-fish-sling" }],
    fate: { cancelledByBuyer: 2 },
  },
  {
    ...{ buyer: "farah", daysAgo: 12, at: "11:48", pays: "upi", tracking: "EM418220877IN" },
    lines: [{ slug: "godna-zip-pouch" }, { slug: "moonlit-passport-pouch" }],
    fate: arrives(24, 97),
  },
  {
    ...{ buyer: "devika", daysAgo: 10, at: "20:50", pays: "card", express: true, tracking: "DL7740019406" },
    lines: [{ slug: "seven-lotus-bridal-potli" }, { slug: "sindoor-potli", quantity: 2 }],
    gift: "For the bride, with love from Ahmedabad.",
    fate: arrives(14, 63),
  },
  {
    ...{ buyer: "ananya", daysAgo: 8, at: "13:22", pays: "upi", toOther: true, tracking: "EM418220965IN" },
    lines: [{ slug: "khatwa-patchwork-table-runner" }],
    fate: arrives(25, 120),
  },
  {
    ...{ buyer: "rohit", daysAgo: 6, at: "16:03", pays: "card" },
    lines: [{ slug: "mor-sling-bag" }, { slug: "machhli-everyday-tote" }],
    parcels: [
      {
        ...{ lines: [0], weightGrams: 320, courier: "Delhivery", awb: "DL7740019640", made: 17 },
        way: [
          [21, "picked_up", "Picked up", "Madhubani"],
          [66, "moving", "Reached the hub", "Chennai"],
          [90, "out_for_delivery", "Out for delivery", "Kochi"],
          [95, "delivered", "Delivered", "Kochi"],
        ],
      },
      {
        ...{ lines: [1], weightGrams: 180, courier: "Delhivery", awb: "DL7740019655", made: 42 },
        way: [
          [45, "picked_up", "Picked up", "Madhubani"],
          [92, "moving", "Reached the hub", "Chennai"],
          [113, "out_for_delivery", "Out for delivery", "Kochi"],
        ],
      },
    ],
    fate: {},
  },
  {
    ...{ buyer: "farah", daysAgo: 5, at: "10:40", pays: "cash" },
    lines: [{ slug: "haathi-block-cushion", quantity: 2 }],
    parcels: [
      {
        ...{ weightGrams: 1180, courier: "Delhivery", awb: "DL7740019702", made: 22 },
        way: [
          [27, "picked_up", "Picked up", "Madhubani"],
          [70, "moving", "Reached the hub", "Lucknow"],
          [94, "out_for_delivery", "Out for delivery", "Lucknow"],
          [102, "attempt_failed", "The phone was off", "Lucknow"],
        ],
      },
    ],
    fate: {},
  },
  {
    ...{ buyer: "lalitha", daysAgo: 4, at: "21:37", pays: "upi", tracking: "DL7740019755" },
    lines: [{ slug: "indigo-night-jhola" }],
    express: true,
    fate: { packed: 13, shipped: 16 },
  },
  {
    ...{ buyer: "kavita", daysAgo: 4, at: "08:18", pays: "card" },
    lines: [
      {
        ...{ slug: "godna-elephant-tote", values: ["Large"] },
        personal: [{ label: "Name to embroider", text: "Shubhada" }],
      },
    ],
    fate: {},
  },
  {
    ...{ buyer: "ishaan", daysAgo: 3, at: "19:51", pays: "upi" },
    lines: [{ slug: "godna-sun-wall-hanging" }],
    fate: {},
  },
  {
    ...{ buyer: "sameer", daysAgo: 3, at: "12:08", pays: "card" },
    lines: [{ slug: "haldi-sun-coasters-set-four", quantity: 12 }],
    company: { name: "Haat & Sons", gstin: "27AAAFH0000A1ZL" },
    parcels: [{ weightGrams: 1450, courier: "Delhivery", awb: "", made: 44, way: [] }],
    fate: {},
  },
  {
    ...{ buyer: "neha", daysAgo: 2, at: "10:14", pays: "cash", toConfirm: true },
    lines: [{ slug: "lotus-pond-market-tote" }, { slug: "mini-gift-potli" }],
    fate: {},
  },
  {
    ...{ buyer: "devika", daysAgo: 2, at: "22:30", pays: "upi" },
    lines: [{ slug: "sindoor-pond-cushion" }],
    fate: {},
  },
  {
    ...{ buyer: "gurpreet", daysAgo: 1, at: "09:27", pays: "cash", express: true },
    lines: [{ slug: "gaon-ka-jhola" }],
    fate: {},
  },
  {
    ...{ buyer: "thomas", daysAgo: 1, at: "18:42", pays: "card" },
    lines: [{ slug: "sujani-story-sling" }],
    gift: "Every stitch a story. Happy birthday, Maria.",
    fate: {},
  },
  {
    ...{ buyer: "rohit", daysAgo: 1, at: "20:05", pays: "cash", toConfirm: true },
    lines: [{ slug: "bamboo-grove-office-tote" }],
    fate: {},
  },
];
