/** A maker who takes work by phone; the numbers are nobody's. */
interface SeedMaker {
  id: string;
  phone: string;
  language: "en" | "hi";
  piecesWeek: number;
}

export const workers: readonly SeedMaker[] = [
  { id: "zubaida-khatoon", phone: "9000020001", language: "hi", piecesWeek: 60 },
  { id: "kusumlata-yadav", phone: "9000020002", language: "hi", piecesWeek: 25 },
  { id: "jitan-ram", phone: "9000020003", language: "hi", piecesWeek: 180 },
  { id: "deokala-mahto", phone: "9000020004", language: "hi", piecesWeek: 30 },
  { id: "tarini-jha", phone: "9000020005", language: "en", piecesWeek: 12 },
  { id: "phulmati-sahni", phone: "9000020006", language: "en", piecesWeek: 10 },
];

/** A step of a product's making: rupees and pieces a week, where they are agreed. */
interface SeedStep {
  name: string;
  rupees: number | null;
  week?: number;
}

const printedTote: readonly SeedStep[] = [
  { name: "Cutting", rupees: 6, week: 240 },
  { name: "Printing", rupees: 14, week: 180 },
  { name: "Sewing", rupees: 32, week: 45 },
];

/** By products' slugs. */
export const stepsOfProducts: Readonly<Record<string, readonly SeedStep[]>> = {
  "machhli-everyday-tote": printedTote,
  "lotus-pond-market-tote": printedTote,
  "suraj-tote-sunday-markets": printedTote,
  "kohbar-lotus-tote": [
    { name: "Sewing", rupees: 60, week: 20 },
    { name: "Painting", rupees: 420, week: 5 },
  ],
  "chaand-sling": [{ name: "Embroidery", rupees: 180, week: 8 }],
  "haldi-sun-coasters-set-four": [{ name: "Printing", rupees: 24 }],
};

/** Who makes together what is made to order, with what each piece weighs. */
export const makingGroup = {
  ...{ id: "godna-painting", name: "Godna Painting", piecesWeek: 6 },
  weights: { "godna-elephant-tote": 1, "godna-sun-wall-hanging": 3 } satisfies Record<string, number>,
};

/** By their free weeks the owner alone sees when something is made. */
export const promiseFacts = { promise: { mode: "advise" } } as const;

/** What became of the pieces that a maker was given. */
export interface SeedWork {
  step: number;
  maker: string;
  pieces: number;
  /** Days from the first start on. */
  dueDays: number;
  isBegun?: boolean;
  done?: number;
  passed?: number;
  rework?: number;
  /** What the owner said of those to be done again. */
  note?: string;
  problem?: string;
}

export interface SeedLot {
  slug: string;
  pieces: number;
  /** Days before the first start. */
  daysAgo: number;
  dueDays: number;
  work: readonly SeedWork[];
  /** It was stopped before it was made. */
  isStopped?: boolean;
}

const all = (pieces: number) => ({ pieces, done: pieces, passed: pieces });

/** Made for stock, one in each state; the first is the large one that is over many hands. */
export const lots: readonly SeedLot[] = [
  {
    ...{ slug: "machhli-everyday-tote", pieces: 200, daysAgo: 12, dueDays: 16 },
    work: [
      { step: 1, maker: "zubaida-khatoon", dueDays: -6, ...all(200) },
      {
        ...{ step: 2, maker: "jitan-ram", pieces: 140, dueDays: 2, done: 120, passed: 108, rework: 4 },
        note: "The black is too thin on these four.",
      },
      { step: 2, maker: "tarini-jha", pieces: 60, dueDays: 5, isBegun: true },
      { step: 3, maker: "kusumlata-yadav", pieces: 50, dueDays: 9, done: 40, passed: 31, rework: 3 },
      { step: 3, maker: "deokala-mahto", pieces: 50, dueDays: 9, done: 22, passed: 22 },
      { step: 3, maker: "zubaida-khatoon", pieces: 60, dueDays: 12 },
      { step: 3, maker: "phulmati-sahni", pieces: 40, dueDays: 14, done: 40 },
    ],
  },
  {
    ...{ slug: "chaand-sling", pieces: 12, daysAgo: 16, dueDays: -2 },
    work: [
      {
        ...{ step: 1, maker: "kusumlata-yadav", pieces: 12, dueDays: -3, done: 5, passed: 5 },
        problem: "सफ़ेद धागा ख़त्म हो गया है।",
      },
    ],
  },
  { slug: "lotus-pond-market-tote", pieces: 40, daysAgo: 1, dueDays: 20, work: [] },
  {
    ...{ slug: "kohbar-lotus-tote", pieces: 10, daysAgo: 6, dueDays: 24 },
    work: [
      { step: 1, maker: "deokala-mahto", dueDays: -1, ...all(10) },
      { step: 2, maker: "tarini-jha", pieces: 6, dueDays: 18, isBegun: true },
    ],
  },
  {
    ...{ slug: "haldi-sun-coasters-set-four", pieces: 24, daysAgo: 20, dueDays: -8 },
    work: [{ step: 1, maker: "jitan-ram", dueDays: -9, ...all(24) }],
  },
  {
    ...{ slug: "suraj-tote-sunday-markets", pieces: 30, daysAgo: 14, dueDays: 4, isStopped: true },
    work: [{ step: 1, maker: "zubaida-khatoon", pieces: 30, dueDays: -8, isBegun: true }],
  },
];
