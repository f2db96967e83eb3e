import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { parseConfig } from "#platform/config/config.server.ts";
import type { FileStore } from "#platform/files/file-store.server.ts";
import { openLocalFileStore } from "#platform/files/local-file-store.server.ts";
import { TooBusy } from "#platform/limits/too-busy.ts";
import { type ShareCard, shopCard } from "#platform/text/share-card.server.ts";
import { sharedFolder } from "../../../tests/own-folder.ts";
import { drawShareCard, sharePicture } from "./share-picture.server.ts";

const folder = sharedFolder();

const card: ShareCard = {
  kind: "product",
  id: "tote",
  title: "Kohbar Tote",
  line: "by Tarini Jha",
  price: "₹1,499",
  picture: null,
  shopName: "Jhola Crafts",
};

const draw = async (facts: Partial<ShareCard>) =>
  drawShareCard({ ...card, ...facts }, await openLocalFileStore(folder), join(folder, "fonts"));

const odd: [string, string][] = [
  ["joiners", "\u200D\u200C\u200D\u200D"],
  ["150 accents", `a${"\u0301".repeat(150)}`],
  ["marks alone", "\u0301\u093F\u0BCD"],
  ["emoji alone", "🪔🌸👩‍👩‍👧"],
  ["a letter that no font has", "山田"],
  ["nothing", ""],
  ["300 wide letters", "ﷺ".repeat(300)],
  ["300 letters of Malayalam", "സ്ത്രീ".repeat(60)],
  ["Urdu", "فاطمہ بیگم کا تھیلا"],
  ["markup", '<b>&"\u0000<span'],
];

test.each(odd)("a card of %s is drawn, wherever it stands", async (_, words) => {
  const jpeg = await draw({ title: words, line: words, price: words, shopName: words });
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
});

test("without a title that can be shown it is the shop's", async () =>
  expect(await draw({ title: "🪔" })).toEqual(await draw({ title: card.shopName })));

test("emoji are left out", async () =>
  expect(await draw({ title: "Diya 🪔 lamp" })).toEqual(await draw({ title: "Diya lamp" })));

test.each([
  "தமிழ் கைப்பை",
  "শ্রেয়া ব্যাগ",
  "ਝੋਲਾ",
  "પ્રિયા",
  "ପ୍ରିୟା",
  "శ్రీనివాస్",
  "ಕೃಷ್ಣ",
  "സ്ത്രീ",
  "ᱥᱟᱱᱛᱟᱲᱤ",
  "ꯃꯅꯤꯄꯨꯔ",
  "فاطمہ",
])("%s is more than boxes", async (title) => {
  const other = [...title].reverse().join("");
  expect(await draw({ title })).not.toEqual(await draw({ title: other }));
});

/** A store without pictures; a second request for one waits until `open`, and gets one. */
async function slowStore() {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const asked = new Set<string>();
  let [atOnce, most] = [0, 0];
  const read: FileStore["read"] = async (key) => {
    if (!asked.has(key)) {
      asked.add(key);
      return undefined;
    }
    atOnce += 1;
    most = Math.max(most, atOnce);
    await opened;
    atOnce -= 1;
    return { bytes: Buffer.from(key), contentType: "image/jpeg" };
  };
  return { files: { ...(await openLocalFileStore(folder)), read }, open, most: () => most };
}

test("share pictures are drawn one at a time, and more than forty do not wait (SITE-7)", async () => {
  const { files, open, most } = await slowStore();
  const asked = Array.from({ length: 150 }, (_, n) => ({ ...shopCard("Jhola"), id: `card-${n}` })).map(
    (card) => sharePicture({ config: parseConfig({}), files }, card).catch((error: unknown) => error),
  );
  for (const late of await Promise.all(asked.slice(41))) expect(late).toBeInstanceOf(TooBusy);
  open();
  for (const drawn of await Promise.all(asked.slice(0, 41))) expect(drawn).toBeInstanceOf(Uint8Array);
  expect(most()).toBe(1);
});
