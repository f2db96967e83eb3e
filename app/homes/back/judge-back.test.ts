import { expect, test } from "vitest";
import { backRowIn, placesOfBack } from "./back-row.ts";
import { judgeBack, type StandingHome } from "./judge-back.ts";
import { readBack } from "./read-back.server.ts";

type Parcel = NonNullable<StandingHome["parcel"]>;

const parcelAs = (change: Partial<Parcel> = {}): Parcel => ({
  ...{ id: "p", state: "draft", carrier: "hand", courier: null, awb: null, trackingUrl: null, ...change },
});
const home = (state: StandingHome["state"], parcel: Parcel | null = null, row = 2): StandingHome => ({
  ...{ id: `h${row}`, row, name: `Meera ${row}`, state, isErased: false, parcel },
});
const head = "Row,Name,Courier,Tracking number,Tracking link,Parcel stands";

async function judged(homes: readonly StandingHome[], ...lines: string[]): Promise<unknown> {
  const read = await readBack(new TextEncoder().encode([head, ...lines].join("\n")));
  const found = "faults" in read ? read : judgeBack(homes, read.rows);
  return "faults" in found
    ? found.faults.map(({ text }) => text)
    : found.changes.map(({ parcelId, state, courier, number }) =>
        [parcelId, state, courier, number].join(" "),
      );
}

test.each<[string, StandingHome, string, string[]]>([
  [
    "a number makes the parcel, and it has left",
    home("known"),
    "2,Meera 2,DTDC,D1,,",
    [" picked_up DTDC D1"],
  ],
  ["a courier alone packs it", home("known"), "2,Meera 2,DTDC,,,", [" draft DTDC "]],
  ["a state says otherwise", home("known"), "2,,DTDC,D1,,Delivered", [" delivered DTDC D1"]],
  ["in Devanagari digits", home("known"), "२,,DTDC,D1,,", [" picked_up DTDC D1"]],
  [
    "a new number on 'Packed' has left",
    home("packed", parcelAs()),
    "2,,DTDC,D1,,Packed",
    ["p picked_up DTDC D1"],
  ],
  [
    "what stands there already is nothing new",
    home("sent", parcelAs({ state: "moving", courier: "DTDC", awb: "D1" })),
    "2,Meera 2,DTDC,D1,,On its way",
    [],
  ],
  [
    "an empty cell changes nothing",
    home("sent", parcelAs({ state: "moving", courier: "DTDC", awb: "D1" })),
    "2,,,,,Delivered",
    ["p delivered DTDC D1"],
  ],
  ["a row without anything is passed over", home("wanted"), "2,Meera 2,,,,", []],
  [
    "the carrier's own parcel as it stands",
    home("sent", parcelAs({ state: "moving", carrier: "shiprocket", courier: "X", awb: "S1" })),
    "2,Meera 2,X,S1,,On its way",
    [],
  ],
])("a sheet that comes back: %s (HOMES-34)", async (_, standing, line, changes) =>
  expect(await judged([standing, home("known", null, 3)], line, "3,,DTDC,D3,,")).toEqual([
    ...changes,
    " picked_up DTDC D3",
  ]),
);

test.each<[string, readonly StandingHome[], string[], string[]]>([
  ["no such row", [home("known")], ["9,,DTDC,D1,,"], ["Row 2: the list has no row 9."]],
  [
    "a name that is another's by now",
    [home("known")],
    ["2,Asha,DTDC,D1,,"],
    ["Row 2: this is Meera 2's row now. Download the sheet again."],
  ],
  [
    "a row that two homes have",
    [home("known"), { ...home("packed", parcelAs()), id: "other", name: "Asha" }],
    ["2,,DTDC,D1,,"],
    ["Row 2: the list has row 2 more than once: keep the column 'Name'."],
  ],
  ["a row twice", [home("known")], ["2,,DTDC,D1,,", "2,,DTDC,D2,,"], ["Row 3: row 2 is there twice."]],
  ["nobody's address", [home("wanted")], ["2,,DTDC,D1,,"], ["Row 2: the address is not known yet."]],
  [
    "what came back",
    [home("back", parcelAs({ state: "rto_received", awb: "D0" }))],
    ["2,,DTDC,D1,,"],
    ["Row 2: this one came back. Tick it in the list to send it again."],
  ],
  [
    "what the carrier follows",
    [home("packed", parcelAs({ state: "booked", carrier: "shiprocket", awb: "S1" }))],
    ["2,,DTDC,D1,,"],
    ["Row 2: the carrier follows this parcel: it tells its courier, number and state itself."],
  ],
  [
    "a shortened number, a link and a state that are none",
    [home("known")],
    ["2,,DTDC,1.2E+10,x,Somewhere"],
    [
      "Row 2: the spreadsheet has shortened this number. Format the column as text, and type it again.",
      "Row 2: a tracking link begins with https://.",
      "Row 2: no parcel stands like this. Take a word of the sheet, such as Picked up or Delivered.",
    ],
  ],
])("is refused for %s", async (_, homes, lines, faults) =>
  expect(await judged(homes, ...lines)).toEqual(faults),
);

test("columns stand in any order, and others are of no concern", () => {
  const places = placesOfBack(["Pincode", "AWB", "Row"]);
  if ("fault" in places) throw new Error(places.fault);
  expect(backRowIn(["800001", "'D1", "2"], 5, places)).toMatchObject({ row: { row: 2, number: "D1" } });
  expect(placesOfBack(["Name", "Courier"])).toEqual({ fault: "there is no column 'Row'." });
  expect(placesOfBack(["Row", "Name"])).toHaveProperty("fault");
  expect(placesOfBack(["Row", "Courier", "courier "])).toHaveProperty("fault");
});
