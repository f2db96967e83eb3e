import type { Stars } from "../../shop.ts";
import type { BuyerName } from "./buyers.ts";

/** What the buyer of a demo order said of one of its lines. Days count from the placing of the order. */
export interface SeedReview {
  /** Whose order of how many days ago. */
  of: readonly [buyer: BuyerName, daysAgo: number];
  /** The first line where nothing is said. */
  line?: number;
  stars: Stars;
  title?: string;
  body: string;
  /** A photo of the piece in use. */
  hasPhoto?: true;
  /** Days after which it was written. */
  written: number;
  /** The owner has not looked at it yet. */
  waits?: true;
  reply?: string;
}

export const reviews: readonly SeedReview[] = [
  {
    of: ["lalitha", 41],
    ...{ stars: 5, title: "The lines are alive", written: 13, hasPhoto: true },
    body: "I have carried it to the library three times a week since it came. The outlines are drawn by a hand that does not hesitate; you see where the pen was lifted. The cloth has kept its shape with eight books in it.",
    reply: "Thank you, Lalitha. I lift the pen only to dip it.",
  },
  {
    of: ["lalitha", 41],
    ...{ line: 1, stars: 4, written: 13 },
    body: "A small thing, well sewn. The zip is a little stiff at first and easier after a week.",
  },
  {
    of: ["ishaan", 40],
    ...{ stars: 5, title: "She wrote back", written: 12 },
    body: "A present for my sister, with her name on the first leaf. The paper drinks fountain pen ink without spreading it. She has written back on a page of it, so I count this as two presents.",
  },
  {
    of: ["neha", 38],
    ...{ stars: 5, written: 11, hasPhoto: true },
    body: "Holds two days of vegetables and is washed like any cotton bag. The black has not run.",
  },
  {
    of: ["neha", 38],
    ...{ line: 1, stars: 3, title: "Fine painting, large fit", written: 11 },
    body: "The fish are lovely, but the masks are cut for a larger face than mine. I have put a knot into the loops.",
    reply: "Thank you for telling us, Neha. We have asked the sewing group for a smaller cut.",
  },
  {
    of: ["sameer", 36],
    ...{ stars: 4, written: 14 },
    body: "Twenty-four of them for our guests, each a little different, as it should be with painted ones. They came in time for the wedding. Two had a loose thread at the handle, which was quickly cut.",
  },
  {
    of: ["kavita", 34],
    ...{ stars: 5, written: 12 },
    body: "My daughter's pencils live in it and it has survived a school bag for three weeks.",
  },
  {
    of: ["gurpreet", 30],
    ...{ stars: 5, title: "On the table every day", written: 15 },
    body: "We use it every day, not only for guests. The leaves have stayed as green as they were after two washes in cold water.",
  },
  {
    of: ["gurpreet", 30],
    ...{ line: 1, stars: 5, title: "My father asked for it", written: 15 },
    body: "He had one like this when he was a student, and he took it out of my hands. The strap is long enough over a winter coat. I shall have to order another one.",
  },
  {
    of: ["ananya", 28],
    ...{ stars: 4, written: 12 },
    body: "The tree goes all the way round the bag, which the pictures do not show. The shoulder strap could be a hand longer for me.",
  },
  {
    of: ["lalitha", 22],
    ...{ stars: 5, title: "Light as breath", written: 12 },
    body: "I wore it to an evening concert, and the woman beside me asked where it came from. Tussar that rustles as it should.",
  },
  {
    of: ["ananya", 8],
    ...{ line: 1, stars: 4, written: 6 },
    body: "Plain and strong, and the leaf on the front is very neatly sewn. I had hoped for a pocket inside for keys.",
    reply: "Thank you, Ananya. The next ones are on my table, and a pocket for keys is cut out already.",
  },
  {
    of: ["kavita", 19],
    ...{ stars: 5, written: 12, waits: true },
    body: "The second one, since the first is full. Same elephants, another mood: this one is laughing.",
  },
  {
    of: ["ishaan", 17],
    ...{ stars: 2, title: "Not my blue", written: 11, waits: true },
    body: "Nicely made, but the blue is much darker than it was on my screen, nearly black indoors. I keep it for winter.",
  },
];
