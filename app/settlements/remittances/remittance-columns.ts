/** What a courier's file can say of a parcel; the first two it must. */
export const remittanceFields = ["awb", "collected", "charges", "utr", "on"] as const;
export type RemittanceField = (typeof remittanceFields)[number];

/** Which heading has what. */
export type RemittanceColumns = Readonly<Partial<Record<RemittanceField, string>>>;

/** Where each field stands in a row. */
export type ColumnPlaces = Readonly<Partial<Record<RemittanceField, number>>>;

/** Headings that couriers are known to use, without signs and capitals, the likeliest first. */
const usualHeadings: Readonly<Record<RemittanceField, readonly string[]>> = {
  awb: [
    ...[
      "awb",
      "awbno",
      "awbnumber",
      "awbcode",
      "awbcodes",
      "waybill",
      "waybillno",
      "waybillnumber",
      "airwaybill",
    ],
    ...["trackingnumber", "trackingno", "trackingid", "parcelnumber", "consignmentno", "consignmentnumber"],
    ...["articlenumber", "docketno"],
  ],
  collected: [
    ...[
      "codcollected",
      "collectedamount",
      "amountcollected",
      "cashcollected",
      "collected",
      "codamount",
      "codvalue",
    ],
    ...["codpayable", "cod", "amountrs", "amount"],
  ],
  charges: [
    ...[
      "totalcharges",
      "charges",
      "codcharges",
      "deductions",
      "deduction",
      "freightcharges",
      "freight",
      "commission",
    ],
  ],
  utr: [
    "utr",
    "utrno",
    "utrnumber",
    "bankutr",
    "bankreference",
    "referenceno",
    "referencenumber",
    "transactionid",
  ],
  on: [
    ...[
      "remittancedate",
      "remitteddate",
      "remittedon",
      "dateofremittance",
      "utrdate",
      "paymentdate",
      "paidon",
    ],
    ...["date", "day"],
  ],
};

const plain = (heading: string): string => heading.toLowerCase().replaceAll(/[^a-z0-9]/g, "");

/** The columns that a row of headings seems to have. */
export function guessedColumns(headings: readonly string[]): RemittanceColumns {
  const names = headings.map(plain);
  const found = remittanceFields.flatMap((field) => {
    const usual = usualHeadings[field].find((name) => names.includes(name));
    return usual === undefined ? [] : [[field, headings[names.indexOf(usual)]?.trim()] as const];
  });
  return Object.fromEntries(found);
}

/** Where the chosen headings stand in a row of them; undefined where the row lacks one that it must have. */
export function placesOf(columns: RemittanceColumns, headings: readonly string[]): ColumnPlaces | undefined {
  const names = headings.map((heading) => heading.trim());
  const places = remittanceFields.flatMap((field) => {
    const place = columns[field] === undefined ? -1 : names.indexOf(columns[field]);
    return place === -1 ? [] : [[field, place] as const];
  });
  const all: ColumnPlaces = Object.fromEntries(places);
  return all.awb === undefined || all.collected === undefined ? undefined : all;
}
