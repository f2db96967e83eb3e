/** The 28 states and 8 union territories, each with its GST state code. */
const gstCodes = {
  "Andaman and Nicobar Islands": "35",
  "Andhra Pradesh": "37",
  "Arunachal Pradesh": "12",
  Assam: "18",
  Bihar: "10",
  Chandigarh: "04",
  Chhattisgarh: "22",
  "Dadra and Nagar Haveli and Daman and Diu": "26",
  Delhi: "07",
  Goa: "30",
  Gujarat: "24",
  Haryana: "06",
  "Himachal Pradesh": "02",
  "Jammu and Kashmir": "01",
  Jharkhand: "20",
  Karnataka: "29",
  Kerala: "32",
  Ladakh: "38",
  Lakshadweep: "31",
  "Madhya Pradesh": "23",
  Maharashtra: "27",
  Manipur: "14",
  Meghalaya: "17",
  Mizoram: "15",
  Nagaland: "13",
  Odisha: "21",
  Puducherry: "34",
  Punjab: "03",
  Rajasthan: "08",
  Sikkim: "11",
  "Tamil Nadu": "33",
  Telangana: "36",
  Tripura: "16",
  "Uttar Pradesh": "09",
  Uttarakhand: "05",
  "West Bengal": "19",
} as const;

export type IndianState = keyof typeof gstCodes;

const isIndianState = (name: string): name is IndianState => Object.hasOwn(gstCodes, name);

/** All of them, in the order of a list to choose from. */
export const indianStates: readonly IndianState[] = Object.keys(gstCodes).filter(isIndianState);

/** The state of that name; undefined for any other text. */
export const indianState = (name: string): IndianState | undefined =>
  isIndianState(name) ? name : undefined;

/** The two digits that begin a GSTIN of that state. */
export const gstCode = (state: IndianState): string => gstCodes[state];

/** The state whose GSTINs begin with these two digits. */
export const stateOfGstCode = (code: string): IndianState | undefined =>
  indianStates.find((state) => gstCodes[state] === code);
