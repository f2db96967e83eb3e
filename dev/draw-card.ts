/**
 * Draws what certificates are printed on into app/certificates/art/card.pdf, in lines that stay sharp on any
 * printer: node dev/draw-card.ts, after a change to demo/drawing/papers.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { certificateCard } from "@jhola/demo/drawing/papers/certificate-card.ts";
import { chromium } from "@playwright/test";
import { chromiumPath, quietFlags } from "../tests/browser/chromium.ts";

const folder = "app/certificates/art";
const paper = { width: "105mm", height: "148mm" };
const looks = `@page{size:${paper.width} ${paper.height};margin:0}*{margin:0}svg{display:block;width:${paper.width};height:${paper.height}}`;

const browser = await chromium.launch({ executablePath: await chromiumPath(), args: quietFlags });
const page = await browser.newPage();
await page.setContent(`<title>Certificate</title><style>${looks}</style>${certificateCard()}`);
const pdf = await page.pdf({ ...paper, printBackground: true });
await browser.close();
await mkdir(folder, { recursive: true });
await writeFile(`${folder}/card.pdf`, pdf);
console.log(`card.pdf: ${pdf.length} bytes`);
