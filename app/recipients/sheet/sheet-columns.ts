import { nameKey } from "#values/text/name-key.ts";

/** The sheet's columns, as they are headed; pieces stand before the note (HOMES-4). */
export const sheetHeadings = {
  name: "Name",
  phone: "Phone",
  addressLine1: "Address Line 1",
  addressLine2: "Address Line 2",
  city: "City",
  state: "State",
  pincode: "Pincode",
  note: "Note",
  email: "Email",
};

export type SheetField = keyof typeof sheetHeadings;

const isSheetField = (name: string): name is SheetField => Object.hasOwn(sheetHeadings, name);
export const sheetFields: readonly SheetField[] = Object.keys(sheetHeadings).filter(isSheetField);

/** How people head them, too. */
const otherNames: Readonly<Record<SheetField, readonly string[]>> = {
  name: ["Full Name", "नाम", "पूरा नाम"],
  phone: ["Mobile", "Mobile Number", "Phone Number", "फ़ोन", "मोबाइल"],
  addressLine1: ["Address", "Address 1", "पता", "पता, पहली लाइन"],
  addressLine2: ["Address 2", "पता, दूसरी लाइन"],
  city: ["Town", "शहर"],
  state: ["राज्य"],
  pincode: ["Pin Code", "PIN", "Postal Code", "पिन कोड", "पिनकोड"],
  note: ["Message", "संदेश", "नोट"],
  email: ["E-mail", "Email Address", "ईमेल"],
};

/** A line of the order as its column is headed. */
export interface SheetLine {
  id: string;
  heading: string;
  quantity: number;
}

interface OrderedGoods {
  id: string;
  productName: string;
  optionText: string | null;
  quantity: number;
}

/** One column of pieces for each line; lines of one name are told apart by a number. */
export function linesOfSheet(goods: readonly OrderedGoods[]): SheetLine[] {
  const times = new Map<string, number>();
  return goods.map(({ id, productName, optionText, quantity }) => {
    const plain = `Pieces: ${productName}${optionText === null ? "" : ` (${optionText})`}`;
    const time = (times.get(plain) ?? 0) + 1;
    times.set(plain, time);
    return { id, quantity, heading: time === 1 ? plain : `${plain} ${time}` };
  });
}

/** The headings of a sheet, in its order. */
export const headingsOf = (lines: readonly SheetLine[]): string[] => [
  ...sheetFields.filter((field) => !isLast(field)).map((field) => sheetHeadings[field]),
  ...lines.map(({ heading }) => heading),
  ...sheetFields.filter(isLast).map((field) => sheetHeadings[field]),
];

const isLast = (field: SheetField): boolean => field === "note" || field === "email";

/** Where a sheet has its columns. */
export interface SheetPlaces {
  fields: ReadonlyMap<SheetField, number>;
  /** By the lines' ids. */
  pieces: ReadonlyMap<string, number>;
}

export type HeadFault = { kind: "twice" | "missing"; heading: string };

const fieldOfKey = new Map(
  sheetFields.flatMap((field) =>
    [sheetHeadings[field], ...otherNames[field]].map((name) => [nameKey(name), field] as const),
  ),
);

/** Without these nobody's home is told, unless everybody is asked. */
const asked = ["name", "phone", "addressLine1", "city", "pincode"] as const;

/** A sheet of one line may head its pieces shortly. */
const shortNames = ["Pieces", "Quantity", "Qty", "नग"].map(nameKey);

type Column = { field: SheetField } | { line: string };

/** Where the columns stand, whatever their order; what is headed otherwise is the buyer's own. */
export function placesIn(
  headings: readonly string[],
  lines: readonly SheetLine[],
): { places: SheetPlaces } | { fault: HeadFault } {
  const fields = new Map<SheetField, number>();
  const pieces = new Map<string, number>();
  const columnOf = columnsOf(lines);
  for (const [at, heading] of headings.entries()) {
    const column = columnOf.get(nameKey(heading));
    if (!column) continue;
    const isThere = "line" in column ? pieces.has(column.line) : fields.has(column.field);
    if (isThere) return { fault: { kind: "twice", heading } };
    if ("line" in column) pieces.set(column.line, at);
    else fields.set(column.field, at);
  }
  const heading = missingIn({ fields, pieces }, lines);
  return heading === undefined ? { places: { fields, pieces } } : { fault: { kind: "missing", heading } };
}

/** Is one of them a heading of the sheet? */
export const headsAnything = (cells: readonly string[], lines: readonly SheetLine[]): boolean =>
  cells.some((cell) => columnsOf(lines).has(nameKey(cell)));

function columnsOf(lines: readonly SheetLine[]): Map<string, Column> {
  const columns = new Map<string, Column>();
  for (const [key, field] of fieldOfKey) columns.set(key, { field });
  const [only, ...others] = lines;
  if (only && others.length === 0) for (const key of shortNames) columns.set(key, { line: only.id });
  for (const { id, heading } of lines) columns.set(nameKey(heading), { line: id });
  return columns;
}

function missingIn({ fields, pieces }: SheetPlaces, [first]: readonly SheetLine[]): string | undefined {
  const field = fields.has("email") ? undefined : asked.find((each) => !fields.has(each));
  if (field) return sheetHeadings[field];
  return pieces.size === 0 ? (first?.heading ?? "") : undefined;
}
