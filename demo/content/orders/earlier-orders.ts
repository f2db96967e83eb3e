import { arrives, type SeedOrder } from "./seed-order.ts";

/** Those that are over, oldest first. */
export const earlierOrders: readonly SeedOrder[] = [
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
    lines: [{ slug: "everyday-leaf-runner", quantity: 2 }, { slug: "gaon-ka-jhola" }],
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
    certificate: { looks: [62, 63, 110, 208, 401], claimed: 63.1 },
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
    certificate: { looks: [96.5, 141] },
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
];
