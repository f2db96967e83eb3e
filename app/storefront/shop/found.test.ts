import { expect, test } from "vitest";
import * as en from "./found.en.ts";
import * as hi from "./found.hi.ts";

const page = { total: 9, all: 48, filter: { q: "red" } };
const partly = { isNear: true, isPartly: true };

test.each([
  { found: {}, said: "9 of 48 pieces" },
  { found: { correctedTo: "rug" }, said: "9 of 48 pieces, searched for “rug”." },
  { found: { isNear: true }, said: "Nothing of ours is called “red”, but 9 pieces speak of it." },
  { found: { isNear: true, total: 1 }, said: "Nothing of ours is called “red”, but 1 piece speaks of it." },
  { found: { isNear: true, isPartly: true }, said: "Nothing of ours is called “red”. 9 pieces come near." },
  { found: { ...partly, total: 1 }, said: "Nothing of ours is called “red”. 1 piece comes near." },
  { found: { isNear: true, total: 0 }, said: "0 of 48 pieces" },
  { found: { total: 48 }, said: "48 pieces. Each is made by a named hand." },
])("$said (SEARCH-17)", ({ found, said }) => expect(en.foundText.pieces({ ...page, ...found })).toBe(said));

test.each([
  { found: { isNear: true }, said: "“red” नाम की कोई चीज़ हमारे यहाँ नहीं है, पर 9 चीज़ों के विवरण में यह बात आती है।" },
  { found: partly, said: "“red” नाम की कोई चीज़ हमारे यहाँ नहीं है। मिलती-जुलती: 9 चीज़ें।" },
])("$said (SEARCH-17)", ({ found, said }) => expect(hi.foundText.pieces({ ...page, ...found })).toBe(said));
