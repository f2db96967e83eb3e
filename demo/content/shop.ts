/** The demo shop's content, gathered: the seed runner reads only this file. */

import { makers } from "./artisans/makers.ts";
import { painters } from "./artisans/painters.ts";
import type { SeedArtisan, SeedPolicy, SeedPost, SeedProduct } from "./content.ts";
import { privacy, terms } from "./pages/privacy-terms.ts";
import { returns, shipping } from "./pages/shipping-returns.ts";
import { craftPosts } from "./posts/crafts.ts";
import { heritagePosts } from "./posts/heritage.ts";
import { laterHeritagePosts } from "./posts/heritage-2.ts";
import { usePosts } from "./posts/use.ts";
import { coasters } from "./products/coasters.ts";
import { cushionsAndRunners } from "./products/cushions-runners.ts";
import { hangingsAndLamps } from "./products/hangings-lamps.ts";
import { jholas } from "./products/jholas.ts";
import { potlis } from "./products/potlis.ts";
import { pouches } from "./products/pouches.ts";
import { sleevesAndClutches } from "./products/sleeves-clutches.ts";
import { slings } from "./products/slings.ts";
import { stolesAndNotebooks } from "./products/stoles-notebooks.ts";
import { paintedTotesAndBackpacks } from "./products/totes-backpacks.ts";
import { printedTotes } from "./products/totes-printed.ts";

export const products: readonly SeedProduct[] = [
  ...printedTotes,
  ...coasters,
  ...stolesAndNotebooks,
  ...pouches,
  ...cushionsAndRunners,
  ...slings,
  ...sleevesAndClutches,
  ...jholas,
  ...potlis,
  ...hangingsAndLamps,
  ...paintedTotesAndBackpacks,
];
export const artisans: readonly SeedArtisan[] = [...painters, ...makers];
export const posts: readonly SeedPost[] = [
  ...heritagePosts,
  ...laterHeritagePosts,
  ...craftPosts,
  ...usePosts,
];
export { faqs } from "./pages/faqs.ts";
export const policies: readonly SeedPolicy[] = [privacy, terms, shipping, returns];
