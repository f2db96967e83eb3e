import type { SeedLot } from "./making.ts";

/** A maker's pieces of the month before a shop's first start, that many days before this one began. */
interface SeedPieces {
  maker: string;
  pieces: number;
  rupees: number;
  work: string;
  daysBefore: number;
}

const tote = "Machhli Everyday Tote";
export const monthOfWork: readonly SeedPieces[] = [
  { maker: "zubaida-khatoon", pieces: 160, rupees: 6, work: `${tote} · कटाई`, daysBefore: 22 },
  { maker: "jitan-ram", pieces: 150, rupees: 14, work: `${tote} · छपाई`, daysBefore: 17 },
  { maker: "kusumlata-yadav", pieces: 72, rupees: 32, work: `${tote} · सिलाई`, daysBefore: 11 },
  { maker: "deokala-mahto", pieces: 64, rupees: 32, work: `${tote} · सिलाई`, daysBefore: 10 },
  { maker: "phulmati-sahni", pieces: 14, rupees: 32, work: `${tote} · Sewing`, daysBefore: 9 },
  {
    maker: "kusumlata-yadav",
    pieces: 6,
    rupees: 180,
    work: "Chaand Sling · कढ़ाई",
    daysBefore: 4,
  },
];

/** Made in that month, from the first step to the last, and looked at some days before it was over. */
export const lotOfMonth: SeedLot = {
  ...{ slug: "kohbar-lotus-tote", pieces: 6, daysAgo: 14, dueDays: 2 },
  work: [
    { step: 1, maker: "deokala-mahto", pieces: 6, dueDays: -7, done: 6, passed: 6 },
    { step: 2, maker: "tarini-jha", pieces: 6, dueDays: 1, done: 6, passed: 6 },
  ],
};

/** What makers brought and the shop bought, in that month and in the days before the first start. */
export const takenIn = {
  thatMonth: { maker: "tarini-jha", slug: "wedding-parrots-potli", pieces: 8, daysBefore: 12 },
  since: { maker: "tarini-jha", slug: "wedding-parrots-potli", pieces: 3 },
} as const;

/** Whose pages say who gets what of their price, and the rupees of material in a piece. */
export const showMakers: Readonly<Record<string, number>> = {
  "kohbar-lotus-tote": 210,
  "wedding-parrots-potli": 85,
};

/** What one was given ahead in that month. */
export const advances = [
  { maker: "kusumlata-yadav", rupees: 1500, note: "छठ के लिए", daysBefore: 8 },
] as const;

/** What is agreed with makers who do not work by the piece alone. */
export const terms = [
  { maker: "deokala-mahto", kind: "sold", percent: "42.50", amount: null, daysAgo: 200 },
  { maker: "tarini-jha", kind: "bought", percent: null, amount: "650", daysAgo: 60 },
] as const;
