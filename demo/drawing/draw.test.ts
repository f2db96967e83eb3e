import { expect, test } from "vitest";
import {
  drawBanner,
  drawCover,
  drawMaker,
  drawPainting,
  drawPortrait,
  drawProduct,
  drawScene,
  SCENE_SIZES,
  type SceneName,
  type Sitter,
} from "./draw.ts";
import { nth } from "./geometry/point.ts";
import { MOTIFS } from "./motifs/motifs.ts";
import type { Palette, Style } from "./pen/paint.ts";
import { SILHOUETTES } from "./products/product.ts";

const STYLES: readonly Style[] = ["bharni", "kachni", "godna", "tantrik", "kohbar"];
const PALETTES: readonly Palette[] = [
  "natural",
  "geru",
  "indigo",
  "turmeric",
  "leaf",
  "rose",
  "palash",
  "black",
];
const VIEWS = ["front", "detail", "in-use"] as const;
const SITTERS = (
  [
    ["ahead", "middle", "veil", "wheat", "geru", "turmeric"],
    ["right", "old", "bun", "dark", "paper", "leaf", "flowers"],
    ["ahead", "young", "plait", "light", "leaf", "rose", "beads"],
    ["ahead", "middle", "turban", "brown", "ink", "rose", "gamcha"],
    ["left", "old", "cropped", "brown", "fold", "ink", "moustache"],
  ] as const
).map(([looks, age, head, skin, dress, border, ...wears]): Sitter => {
  return { looks, age, head, skin, dress, border, wears };
});

/** Tags that close nothing or are never closed, and brackets outside tags. */
function nesting(svg: string): string[] {
  const tag = /<(\/?)([a-zA-Z]+)((?:[^<>"]|"[^"]*")*)>/g;
  const open: string[] = [];
  const found: string[] = [];
  for (const [, end, name = "", rest] of svg.matchAll(tag)) {
    if (end) found.push(...(open.pop() === name ? [] : [`unexpected </${name}>`]));
    else if (!rest?.endsWith("/")) open.push(name);
  }
  return /[<>]/.test(svg.replace(tag, "")) ? ["stray bracket"] : [...found, ...open];
}

/** Ids that are referred to and do not exist. */
function dangling(svg: string): string[] {
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]));
  return [...svg.matchAll(/(?:href="|url\()#(\w+)/g)].flatMap(([, id]) => (ids.has(id) ? [] : [`no ${id}`]));
}

function problems(svg: string, width: number, height: number): string[] {
  const size = svg.includes(`width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`);
  const numbers = !/NaN|undefined|Infinity|null/.test(svg);
  return [...(size ? [] : ["size"]), ...(numbers ? [] : ["not a number"]), ...nesting(svg), ...dangling(svg)];
}

test.each(SILHOUETTES)("a %s is drawn", (silhouette) => {
  const i = SILHOUETTES.indexOf(silhouette);
  for (const view of VIEWS.slice(0, i % 5 === 0 ? 3 : 1)) {
    const [motif, style, fabric] = [nth(MOTIFS, i * 5), nth(STYLES, i), nth(PALETTES, i * 3)];
    const art = { silhouette, motif, style, fabric, seed: i };
    expect(problems(drawProduct(art, view), 1200, 1200)).toEqual([]);
  }
});

test.each(MOTIFS)("%s is drawn, the styles taking turns", (motif) => {
  const at = MOTIFS.indexOf(motif);
  for (const seed of at % 2 ? [at, at + 3] : [at]) {
    const style = nth(STYLES, seed);
    const art = { silhouette: "pouch", motif, style, fabric: nth(PALETTES, seed * 3), seed } as const;
    expect(problems(drawProduct(art, "front"), 1200, 1200)).toEqual([]);
  }
  if (at % 3 === 0)
    expect(problems(drawPainting({ motif, style: "kachni", seed: 1 }), 1200, 1200)).toEqual([]);
  if (at % 3 === 2) expect(problems(drawCover({ motif, style: "bharni", seed: 3 }), 1600, 1200)).toEqual([]);
  if (at % 3 === 1) expect(problems(drawBanner({ motif, seed: 2 }), 1600, 600)).toEqual([]);
});

test.each(SITTERS)("somebody who looks $looks with a $head is drawn, and their hand", (sitter) => {
  const palette = nth(PALETTES, SITTERS.indexOf(sitter));
  expect(problems(drawPortrait({ seed: 4, motif: "fish", palette, sitter }), 800, 800)).toEqual([]);
  const piece = { silhouette: "tote", motif: "fish", style: "kachni", fabric: palette, seed: 3 } as const;
  const tool = sitter.age === "old" ? "needle" : "reed";
  expect(problems(drawMaker(piece, sitter, tool), 1200, 1200)).toEqual([]);
});

test("every scene has its promised size", () => {
  for (const [name, [width, height]] of Object.entries(SCENE_SIZES)) {
    const scene = Object.keys(SCENE_SIZES).find((n): n is SceneName => n === name) ?? "mark";
    expect(problems(drawScene(scene), width, height)).toEqual([]);
  }
});

test("the same input gives the same bytes, another seed another picture", () => {
  const art = { silhouette: "potli", motif: "elephant", style: "bharni", fabric: "geru", seed: 12 } as const;
  expect(drawProduct(art, "front")).toBe(drawProduct(art, "front"));
  expect(drawProduct(art, "front")).not.toBe(drawProduct({ ...art, seed: 13 }, "front"));
  const person = { seed: 3, motif: "lotus", palette: "rose", sitter: nth(SITTERS, 0) } as const;
  expect(drawPortrait(person)).toBe(drawPortrait(person));
});
