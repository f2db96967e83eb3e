/** The page that imports PIN codes. */
export const pincodeImport = {
  title: "Import PIN Codes",
  help: [
    "The first line names the columns: pincode, and any of serviceable, cod and days.",
    "serviceable and cod are yes or no; left empty they are yes. days are working days on the way, 1 to 60.",
    "A PIN code that is not in the table is not known, and never refused.",
  ],
  file: "CSV File",
  mode: "What becomes of the others",
  modes: [
    { value: "update", label: "Keep the PIN codes that the file does not name" },
    { value: "replace", label: "Forget them: the file is the whole list" },
  ],
  check: "Check File",
  apply: "Import PIN Codes",
  chooseAgain: "Without script, choose the same file once more before you import it.",
  counts: ({ added, changed, missing }: Record<"added" | "changed" | "missing", number>, forgets: boolean) =>
    `${codes(added)} new, ${codes(changed)} changed, ${codes(missing)} not in the file${missing > 0 ? (forgets ? ": forgotten" : ": kept") : ""}.`,
  wrong: (count: number) => `${codes(count)} of its lines say nothing, and are left out:`,
  line: (line: number, text: string) => `Line ${line}: ${text}`,
  more: (count: number) => `and ${codes(count)} more`,
  changedSince: "The file, or what the shop knows, has changed since it was checked. Please look once more.",
  done: (known: number) => ({ title: "PIN Codes Imported", text: `The shop knows ${codes(known)} now.` }),
  failed: { title: "Could Not Import", text: "Nothing was changed. Please try again." },
};

const codes = (count: number): string => count.toLocaleString("en-IN");

/** Why a table of PIN codes can't be read, or one of its lines. */
export const pincodeProblems = {
  noFile: "Please choose a CSV file first.",
  tooLarge: "This file is larger than 8MB. Please import it in parts.",
  tooLong: "This file has more than 2,00,000 lines. Please import it in parts.",
  noTable: "This file is no table that can be read. Please save it as “CSV UTF-8”.",
  noHead: "The first line must name the columns, and “pincode” must be one of them.",
  empty: "This file has no lines below its header.",
  noPincode: (text: string) => `“${short(text)}” is no PIN code.`,
  yesOrNo: (column: string, text: string) => `“${column}” is yes or no, not “${short(text)}”.`,
  days: (text: string) => `“days” is a whole number from 1 to 60, not “${short(text)}”.`,
  twice: (pincode: string) => `${pincode} stood there before and said something else.`,
};

const short = (text: string): string => (text.length > 30 ? `${text.slice(0, 30)}…` : text);
