/** Every picture of the demo shop, drawn by code: the same input gives the same SVG text, byte for byte. */
import { MOTIFS, type Motif } from "./motifs/motifs.ts";
import { BAND_KINDS } from "./pen/bands.ts";
import type { Palette, Style } from "./pen/paint.ts";
import { PIGMENT } from "./pen/pigments.ts";
import { handOf, type Sitter } from "./people/sitter.ts";
import { detail } from "./products/closeup.ts";
import type { Layout } from "./products/composition.ts";
import type { Hand } from "./products/hand.ts";
import { maker } from "./products/maker.ts";
import { front, type ProductArt, type Silhouette } from "./products/product.ts";
import { inUse } from "./products/setting.ts";
import { type CoBranded, coBranded } from "./scenes/co-branded.ts";
import { heroTall, heroWide, panelArtisanal, panelCore, panelLimited } from "./scenes/home.ts";
import { banner, cover, painting } from "./scenes/painting.ts";
import { panelAbout, panelTrade } from "./scenes/places.ts";
import { type PortraitArt, portrait } from "./scenes/portrait.ts";
import { bandSamples, fillerSamples } from "./scenes/samples.ts";
import { shareGround } from "./scenes/share.ts";
import { fallback, mark } from "./scenes/small.ts";

export type { Layout, Motif, Palette, PortraitArt, ProductArt, Silhouette, Sitter, Style };

export type ProductView = "front" | "detail" | "in-use";

export type SceneName =
  | "hero-tall"
  | "hero-wide"
  | "panel-core"
  | "panel-artisanal"
  | "panel-limited"
  | "panel-about"
  | "panel-trade"
  | "fallback"
  | "share"
  | `b2b-${CoBranded}`
  | "mark";

const VIEWS: Readonly<Record<ProductView, (art: ProductArt) => string>> = {
  front,
  detail,
  "in-use": inUse,
};

/** One picture of a product, 1200 by 1200. */
export function drawProduct(art: ProductArt, view: ProductView): string {
  return VIEWS[view](art);
}

/** The maker's hand at work on a product, 1200 by 1200. */
export function drawMaker(art: ProductArt, sitter: Sitter, tool: Hand["tool"]): string {
  return maker(art, handOf(sitter, tool));
}

/** An artisan's portrait in a medallion, 800 by 800. */
export function drawPortrait(art: PortraitArt): string {
  return portrait(art);
}

/** A framed painting, 1200 by 1200. */
export function drawPainting(a: { motif: Motif; style: Style; seed: number }): string {
  return painting(a.motif, a.style, a.seed);
}

/** A framed painting for a post, 1600 by 1200. */
export function drawCover(a: { motif: Motif; style: Style; seed: number }): string {
  return cover(a.motif, a.style, a.seed);
}

/** A wide picture, 1600 by 600. */
export function drawBanner(a: { motif: Motif; seed: number }): string {
  return banner(a.motif, a.seed);
}

/** Width and height of each scene. */
export const SCENE_SIZES: Readonly<Record<SceneName, readonly [width: number, height: number]>> = {
  "hero-tall": [1000, 1250],
  "hero-wide": [1600, 800],
  "panel-core": [1200, 900],
  "panel-artisanal": [1200, 900],
  "panel-limited": [1200, 900],
  "panel-about": [1200, 900],
  "panel-trade": [1200, 900],
  fallback: [1200, 1200],
  share: [1200, 630],
  "b2b-conference": [1200, 1200],
  "b2b-wedding": [1200, 1200],
  "b2b-team": [1200, 1200],
  "b2b-bookshop": [1200, 1200],
  "b2b-festival": [1200, 1200],
  "b2b-hotel": [1200, 1200],
  mark: [512, 512],
};

const SCENES: Readonly<Record<SceneName, () => string>> = {
  "hero-tall": heroTall,
  "hero-wide": heroWide,
  "panel-core": panelCore,
  "panel-artisanal": panelArtisanal,
  "panel-limited": panelLimited,
  "panel-about": panelAbout,
  "panel-trade": panelTrade,
  fallback,
  share: shareGround,
  "b2b-conference": () => coBranded("conference"),
  "b2b-wedding": () => coBranded("wedding"),
  "b2b-team": () => coBranded("team"),
  "b2b-bookshop": () => coBranded("bookshop"),
  "b2b-festival": () => coBranded("festival"),
  "b2b-hotel": () => coBranded("hotel"),
  mark: () => mark(PIGMENT.paper),
};

export const SCENE_NAMES = Object.keys(SCENES).filter((name): name is SceneName => name in SCENES);

export { BAND_KINDS, bandSamples as drawBands, fillerSamples as drawFillers, MOTIFS };

/** A picture of the shop itself; its size is in SCENE_SIZES. */
export function drawScene(name: SceneName): string {
  return SCENES[name]();
}
