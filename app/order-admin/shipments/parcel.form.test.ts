import { expect, test } from "vitest";
import { fieldText } from "#ui/form/form.text.ts";
import { formOf } from "../../../tests/form-of.ts";
import { parseKeptParcel, parseNewParcel, piecesField } from "./parcel.form.ts";
import { parcelRefusals } from "./shipments-admin.text.ts";

const posted = (fields: Record<string, string>) => formOf({ version: "3", ...fields });
const measures = { weight: "450", length: "30", width: "20", height: "5" };
const tote = { [piecesField("tote")]: "2" };

test("a new parcel has pieces, weight and box, and what is typed of its courier", () => {
  const pieces = { ...tote, [piecesField("pouch")]: "0" };
  const form = posted({ ...pieces, ...measures, courier: " India  Post ", hasLeft: "on" });
  const items = [{ orderItemId: "tote", quantity: 2 }];
  const box = { lengthCm: 30, widthCm: 20, heightCm: 5 };
  const untracked = { trackingNumber: null, trackingUrl: null, courier: "India Post", hasLeft: true };
  const value = { version: 3, items, ...untracked, weightGrams: 450, box };
  expect(parseNewParcel(form, ["tote", "pouch"])).toEqual({ kind: "valid", value });
  const bare = parseNewParcel(posted({ ...tote, weight: "", length: "" }), ["tote"]);
  expect(bare).toMatchObject({ kind: "valid", value: { weightGrams: null, box: null, hasLeft: false } });
});

test.each([
  [{ ...tote, weight: "0" }, "weight", parcelRefusals.grams(200_000)],
  [{ ...tote, weight: "half a kilo" }, "weight", parcelRefusals.grams(200_000)],
  [{ ...tote, weight: "450.5" }, "weight", parcelRefusals.grams(200_000)],
  [{ ...tote, ...measures, length: "900" }, "length", parcelRefusals.cm(500)],
  [{ ...tote, ...measures, height: "" }, "height", parcelRefusals.box],
  [{ ...tote, trackingUrl: "javascript:alert(1)" }, "trackingUrl", expect.stringContaining("https://")],
  [{ ...tote, courier: "श्री".repeat(81) }, "courier", fieldText.long(80)],
  [{ ...tote, trackingNumber: "A".repeat(81) }, "trackingNumber", fieldText.long(80)],
  [{}, "pieces", parcelRefusals.pieces],
  [{ [piecesField("tote")]: "1.5" }, "pieces", parcelRefusals.wholePieces],
  [{ [piecesField("tote")]: "-1" }, "pieces", parcelRefusals.wholePieces],
])("%j is refused at its field %s, and stays as it was typed", (fields, field, message) => {
  const expected = { kind: "refused", errors: { [field]: message }, typed: fields };
  expect(parseNewParcel(posted(fields), ["tote"])).toMatchObject(expected);
});

test.each(["book", "keep-and-book"])("whoever presses '%s' types weight and box first", (intent) => {
  const refusals = { weight: parcelRefusals.weightToBook, length: parcelRefusals.boxToBook };
  for (const parse of [(form: FormData) => parseNewParcel(form, ["tote"]), parseKeptParcel]) {
    expect(parse(posted({ ...tote, intent }))).toMatchObject({ kind: "refused", errors: refusals });
    expect(parse(posted({ ...tote, intent, ...measures }))).toMatchObject({ kind: "valid" });
    expect(parse(posted(tote))).toMatchObject({ kind: "valid" });
  }
});

test("pieces of another order are none", () => {
  const expected = { errors: { pieces: parcelRefusals.pieces } };
  expect(parseNewParcel(posted(tote), ["pouch"])).toMatchObject(expected);
});

test("a parcel that is kept may have another state, and none that there is not", () => {
  const expected = { value: { state: "moving", tellCustomer: true } };
  expect(parseKeptParcel(posted({ state: "moving", tellCustomer: "on" }))).toMatchObject(expected);
  expect(parseKeptParcel(posted({}))).toMatchObject({ value: { state: undefined } });
  expect(parseKeptParcel(posted({ state: "lost" }))).toMatchObject({ kind: "refused" });
});
