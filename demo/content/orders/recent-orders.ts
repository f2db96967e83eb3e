import { arrives, type SeedOrder } from "./seed-order.ts";

/** The last two weeks', oldest first. */
export const recentOrders: readonly SeedOrder[] = [
  {
    ...{ buyer: "gurpreet", daysAgo: 15, at: "14:36", pays: "card", tracking: "EM418220819IN" },
    lines: [{ slug: "two-fish-laptop-sleeve" }],
    fate: arrives(22, 118),
    sendsBack: {
      ...{ reason: "does_not_suit", comment: "Lovely, but my laptop is a finger wider.", wish: "refund" },
      ...{ asked: 141, approved: 165, received: 262, settled: 287 },
    },
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
    sendsBack: {
      ...{ reason: "damaged", comment: "The zip came off on the first day.", wish: "replacement" },
      ...{ hasPhoto: true, asked: 121, approved: 140 },
    },
  },
  {
    ...{ buyer: "devika", daysAgo: 10, at: "20:50", pays: "card", express: true, tracking: "DL7740019406" },
    lines: [{ slug: "seven-lotus-bridal-potli" }, { slug: "sindoor-potli", quantity: 2 }],
    gift: "For the bride, with love from Ahmedabad.",
    fate: arrives(14, 63),
    sendsBack: {
      ...{ line: 1, reason: "wrong_item", comment: "One of the two is green, not sindoor red." },
      ...{ wish: "replacement", hasPhoto: true, asked: 83 },
    },
  },
  {
    ...{ buyer: "sunanda", daysAgo: 9, at: "23:14", pays: "card", tracking: "EM418220931IN" },
    lines: [{ slug: "gaon-ka-jhola" }],
    gift: "Happy birthday, Ma. See you in January!",
    fate: arrives(20, 70),
  },
  {
    ...{ buyer: "ananya", daysAgo: 8, at: "13:22", pays: "upi", toOther: true, tracking: "EM418220965IN" },
    lines: [{ slug: "khatwa-patchwork-table-runner" }, { slug: "gaon-ka-jhola" }],
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
