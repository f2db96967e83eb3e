import type { OfferBuyer } from "../../shop.ts";

/** What the demo shop has offered: hours count back from its first start. */
export interface SeedOffer {
  name: string;
  buyer: Omit<OfferBuyer, "poNumber" | "billing" | "shipping">;
  place: { line1: string; city: string; state: string; pincode: string };
  words: string;
  lines: readonly { slug: string; quantity: number; rupees: number; details?: string }[];
  shippingRupees: number;
  advancePercent: number;
  sentHoursAgo: number;
  /** Days from the first start on. */
  validDays: number;
  promisedDays: number;
  /** What is shown of how it will look: the product's own picture. */
  proof?: { title: string; slug: string };
  /** By transfer; its advance came so many hours ago; its buyer may say that the balance is paid by UPI. */
  accepted?: {
    hoursAgo: number;
    poNumber: string;
    advanceHoursAgo: number;
    balanceSaid?: { hoursAgo: number; reference: string };
  };
  /** It goes to so many homes as rows of its sheet; who has no address is asked by email. */
  homes?: { rupees: number; rows: readonly SeedHome[] };
}

export interface SeedHome {
  name: string;
  pieces: number;
  note?: string;
  /** Null where it is asked for. */
  place: { line1: string; city: string; state: string; pincode: string; phone: string } | null;
}

/** Nobody here lives, and their mailboxes lead nowhere. */
export const offers: readonly SeedOffer[] = [
  {
    name: "gifts",
    buyer: {
      ...{ name: "Devika Rao", email: "devika.rao@example.com", phone: "90000 10031" },
      ...{ company: "Nilgiri Software LLP", gstin: null },
    },
    place: { line1: "4th Floor, Ulsoor Road", city: "Bengaluru", state: "Karnataka", pincode: "560042" },
    words: "As you asked: the totes for your June joiners, with room for a printed card in each.",
    lines: [{ slug: "machhli-everyday-tote", quantity: 150, rupees: 229 }],
    ...{ shippingRupees: 1800, advancePercent: 50, sentHoursAgo: 30, validDays: 9, promisedDays: 30 },
  },
  {
    name: "hotel",
    buyer: {
      ...{ name: "Joseph Kurien", email: "stores@example.org", phone: "90000 10032" },
      ...{ company: "Backwater Inns", gstin: null },
    },
    place: { line1: "Boat Jetty Road", city: "Alappuzha", state: "Kerala", pincode: "688013" },
    words: "The first bag is printed; please look at the lotus before we pull the other screens.",
    lines: [
      {
        ...{ slug: "lotus-pond-market-tote", quantity: 80, rupees: 259 },
        details: "House name below the pond, 12 mm, black",
      },
      { slug: "mor-wedding-favour-tote", quantity: 60, rupees: 239 },
    ],
    ...{ shippingRupees: 0, advancePercent: 0, sentHoursAgo: 52, validDays: 6, promisedDays: 40 },
    proof: { title: "Lotus, with the house name", slug: "lotus-pond-market-tote" },
  },
  {
    name: "school",
    buyer: {
      ...{ name: "Sister Agnes Tirkey", email: "office@example.net", phone: "90000 10033" },
      ...{ company: "St Clare Girls’ School", gstin: null },
    },
    place: { line1: "Church Road", city: "Ranchi", state: "Jharkhand", pincode: "834001" },
    words: "For the annual day, as agreed on the phone.",
    lines: [{ slug: "suraj-tote-sunday-markets", quantity: 220, rupees: 219 }],
    ...{ shippingRupees: 2400, advancePercent: 40, sentHoursAgo: 150, validDays: 3, promisedDays: 26 },
    accepted: {
      ...{ hoursAgo: 120, poNumber: "SC/2026/114", advanceHoursAgo: 70 },
      balanceSaid: { hoursAgo: 3, reference: "633412908417" },
    },
  },
  {
    // Its homes are in several states, so it has a GSTIN; nobody's PAN has four noughts.
    name: "homes",
    buyer: {
      ...{ name: "Farhan Ali", email: "people@example.net", phone: "90000 10034" },
      ...{ company: "Sahyadri Design Studio", gstin: "27AAAFS0000A1ZA" },
    },
    place: { line1: "Law College Road", city: "Pune", state: "Maharashtra", pincode: "411004" },
    words: "One tote for each of you who works from home, each to their own door.",
    lines: [{ slug: "machhli-everyday-tote", quantity: 7, rupees: 249 }],
    ...{ shippingRupees: 0, advancePercent: 50, sentHoursAgo: 100, validDays: 5, promisedDays: 20 },
    accepted: { hoursAgo: 80, poNumber: "SDS-41", advanceHoursAgo: 60 },
    homes: {
      rupees: 70,
      rows: [
        home("Ishita Bose", 1, "22 Lake View Road", "Kolkata", "West Bengal", "700029", "90000 10041"),
        home("Noor Fatima", 1, "8 Banjara Hills", "Hyderabad", "Telangana", "500034", "90000 10042"),
        home("Tenzin Dolma", 2, "Upper Tadong", "Gangtok", "Sikkim", "737102", "90000 10043"),
        home("Arjun Menon", 1, "Panampilly Nagar", "Kochi", "Kerala", "682036", "90000 10044"),
        { name: "Simran Kaur", pieces: 1, place: null, note: "Thank you for a good year!" },
        { name: "Rakesh Oraon", pieces: 1, place: null },
      ],
    },
  },
];

function home(
  name: string,
  pieces: number,
  ...[line1, city, state, pincode, phone]: [string, string, string, string, string]
): SeedHome {
  return { name, pieces, place: { line1, city, state, pincode, phone }, note: "Thank you for a good year!" };
}
