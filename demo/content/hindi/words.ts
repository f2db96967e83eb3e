/** The demo shop's Hindi words, gathered by slug and by id. */

import { makers } from "./artisans/makers.ts";
import { painters } from "./artisans/painters.ts";
import type { ArtisanWords, PolicyWords, PostWords, ProductWords } from "./content.ts";
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

export const productWords: Readonly<Record<string, ProductWords>> = {
  ...coasters,
  ...cushionsAndRunners,
  ...jholas,
  ...potlis,
  ...pouches,
  ...sleevesAndClutches,
  ...slings,
  ...stolesAndNotebooks,
  ...hangingsAndLamps,
  ...paintedTotesAndBackpacks,
  ...printedTotes,
};

export const artisanWords: Readonly<Record<string, ArtisanWords>> = { ...painters, ...makers };

export const policyWords: Readonly<Record<string, PolicyWords>> = { privacy, terms, shipping, returns };

export const postWords: Readonly<Record<string, PostWords>> = {
  ...heritagePosts,
  ...laterHeritagePosts,
  ...craftPosts,
  ...usePosts,
};
