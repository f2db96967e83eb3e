import type { CellKind } from "#catalogue/product-field-kinds.ts";
import { fieldNames, productFields } from "#catalogue/product-fields.ts";
import { inEachLanguage } from "#values/language/in-each-language.ts";
import { withoutUnseen } from "#values/text/name-key.ts";
import { personalColumns, variantWords } from "./choice-columns.ts";

const columnsOf = (kind: CellKind) =>
  fieldNames()
    .map((field) => productFields[field])
    .flatMap((field) => (("cell" in field ? field.cell : "words") === kind ? field.column : []));

/** Columns of free words. */
export const wordColumns = () => [
  ...columnsOf("words"),
  ...([
    "image_alt_texts",
    "personal_1_label",
    "personal_2_label",
    "personal_3_label",
    "making_steps",
  ] as const),
  ...variantWords,
];

/** Columns of numbers and words of a list, and the whole numbers among them. */
const columns = inEachLanguage(() => {
  const whole = new Set<string>([
    ...columnsOf("whole"),
    "exported_stock_count",
    "exported_in_stock",
    "variant_stock_count",
    "variant_in_stock",
    "exported_variant_stock_count",
    "exported_variant_in_stock",
    ...personalColumns.filter((column) => /most|required/.test(column)),
  ]);
  const prices = personalColumns.filter((column) => column.endsWith("_price"));
  return { whole, plain: new Set<string>([...columnsOf("plain"), ...whole, "variant_price", ...prices]) };
});

/** A cell as its column means it. */
export function cellAsMeant(column: string, cell: string): string {
  if (!columns.plain.has(column)) return cell;
  const plain = withoutUnseen(cell).trim();
  // A spreadsheet may write “.0” after a whole number by itself.
  if (columns.whole.has(column)) return plain.replace(/^(\d+)\.0{1,2}$/, "$1");
  // Points group an HSN code, too: only after a whole one is “.0” a spreadsheet's.
  return column === "hsn" ? plain.replace(/^(\d{4}|\d{6}|\d{8})\.0$/, "$1") : plain;
}

/**
 * The months' names and short names that spreadsheets write in the languages of Indian shops and their
 * customers, in small letters, without points and joiners (Unicode CLDR). Italian is left out: its September
 * is "set".
 */
export const monthNames: ReadonlySet<string> = new Set(
  [
    // English.
    "jan feb mar apr may jun jul aug sep oct nov dec january february march april june",
    "july august september october november december sept",
    // Hindi.
    "जन फ़र मार्च अप्रैल मई जून जुल अग सित अक्टू नव दिस जनवरी फ़रवरी जुलाई अगस्त",
    "सितंबर अक्टूबर नवंबर दिसंबर फर फरवरी",
    // Bengali.
    "জানু ফেব মার্চ এপ্রিল মে জুন জুলাই আগস্ট সেপ্ট অক্টো নভেম্বর ডিসে জানুয়ারি",
    "ফেব্রুয়ারি সেপ্টেম্বর অক্টোবর ডিসেম্বর এপ্রি জুল আগ সেপ নভে",
    // Gujarati.
    "જાન્યુ ફેબ્રુ માર્ચ એપ્રિલ મે જૂન જુલાઈ ઑગસ્ટ સપ્ટે ઑક્ટો નવે ડિસે જાન્યુઆરી",
    "ફેબ્રુઆરી સપ્ટેમ્બર ઑક્ટોબર નવેમ્બર ડિસેમ્બર",
    // Kannada.
    "ಜನ ಫೆಬ್ರ ಮಾರ್ಚ್ ಏಪ್ರಿ ಮೇ ಜೂನ್ ಜುಲೈ ಆಗ ಸೆಪ್ಟೆಂ ಅಕ್ಟೋ ನವೆಂ ಡಿಸೆಂ ಜನವರಿ ಫೆಬ್ರವರಿ ಏಪ್ರಿಲ್",
    "ಆಗಸ್ಟ್ ಸೆಪ್ಟೆಂಬರ್ ಅಕ್ಟೋಬರ್ ನವೆಂಬರ್ ಡಿಸೆಂಬರ್",
    // Malayalam.
    "ജനു ഫെബ്രു മാർ ഏപ്രി മേയ് ജൂൺ ജൂലൈ ഓഗ സെപ്റ്റം ഒക്ടോ നവം ഡിസം ജനുവരി ഫെബ്രുവരി",
    "മാർച്ച് ഏപ്രിൽ ഓഗസ്റ്റ് സെപ്റ്റംബർ ഒക്ടോബർ നവംബർ ഡിസംബർ",
    // Marathi.
    "जाने फेब्रु एप्रि मे जुलै ऑग सप्टें ऑक्टो नोव्हें डिसें जानेवारी फेब्रुवारी एप्रिल",
    "ऑगस्ट सप्टेंबर ऑक्टोबर नोव्हेंबर डिसेंबर",
    // Punjabi.
    "ਜਨ ਫ਼ਰ ਮਾਰਚ ਅਪ੍ਰੈ ਮਈ ਜੂਨ ਜੁਲਾ ਅਗ ਸਤੰ ਅਕਤੂ ਨਵੰ ਦਸੰ ਜਨਵਰੀ ਫ਼ਰਵਰੀ ਅਪ੍ਰੈਲ ਜੁਲਾਈ ਅਗਸਤ",
    "ਸਤੰਬਰ ਅਕਤੂਬਰ ਨਵੰਬਰ ਦਸੰਬਰ",
    // Tamil.
    "ஜன பிப் மார் ஏப் மே ஜூன் ஜூலை ஆக செப் அக் நவ டிச ஜனவரி பிப்ரவரி மார்ச் ஏப்ரல் ஆகஸ்ட்",
    "செப்டம்பர் அக்டோபர் நவம்பர் டிசம்பர்",
    // Telugu.
    "జన ఫిబ్ర మార్చి ఏప్రి మే జూన్ జులై ఆగ సెప్టెం అక్టో నవం డిసెం జనవరి ఫిబ్రవరి ఏప్రిల్",
    "ఆగస్టు సెప్టెంబర్ అక్టోబర్ నవంబర్ డిసెంబర్",
    // German.
    "mär mai okt dez januar februar märz juni juli oktober dezember sept mrz",
    // French.
    "janv févr mars avr juin juil août déc janvier février avril juillet septembre octobre",
    "novembre décembre",
    // Spanish.
    "ene abr ago dic enero febrero marzo abril mayo junio julio agosto septiembre octubre",
    "noviembre diciembre",
  ].flatMap((words) => words.split(" ")),
);

const word = "[\\p{L}\\p{M}]+";
const clock = "\\d{1,2}:\\d{2}(?::\\d{2})?(?:[ \\u202F]?[AP]M)?";

/** '1-3' and '3/2024' as days by a month's name: 01-Mar, 1. Mrz, Mar-24, Sunday, March 1, 2026. */
const namedDays = [
  `^(?:${word},? )?\\d{1,2}(?:\\. ?|[- ])(?<month>${word})[.॰]?(?:,?[- ]\\d{2,4})?(?: ${clock})?$`,
  `^(?:${word},? )?(?<month>${word})[.॰]?[- ]\\d{1,4}(?:, \\d{4})?(?: ${clock})?$`,
].map((form) => new RegExp(form, "iu"));

const marks = [
  // A long number in short: 8.90123E+12.
  /^[+-]?\d(?:[.,]\d+)?E[+-]?\d{1,3}$/i,
  // More digits than a spreadsheet keeps: from the sixteenth on they are noughts.
  /^\d{15}0+$/,
  // Days in figures: 01/03/2026, 1/3/26 0:00:00, 2026-03-01.
  new RegExp(`^\\d{1,2}[/.-]\\d{1,2}[/.-]\\d{2}(?:\\d{2})?(?: ${clock})?$`, "i"),
  /^\d{4}-\d{2}-\d{2}(?:[ T][\d:]+)?$/,
  // '1:30' as a time of day: 01:30:00, 1:30 AM.
  /^\d{1,2}:\d{2}(?::\d{2}|(?::\d{2})?[ \u202F]?[AP]M)$/i,
  // 'true' as an answer.
  /^(?:TRUE|FALSE)$/,
  // What it says where it can't work a cell out, or a column is too narrow.
  /^#(?:N\/A|NAME\?|REF!|VALUE!|NUM!|NULL!|DIV\/0!|ERROR!|SPILL!|CALC!|FIELD!|BUSY!|BLOCKED!|CONNECT!)$/i,
  /^#(?:UNKNOWN!|GETTING_DATA|EXTERNAL!|PYTHON!|TIMEOUT!)$/i,
  /^Err:\d{3}$/i,
  /^#{3,}$/,
];

/** Does a text look like what a spreadsheet makes of one that it takes for a number or a day? */
export function isSpreadsheetMade(text: string): boolean {
  const cell = withoutUnseen(text).trim().normalize("NFC");
  return marks.some((mark) => mark.test(cell)) || namedDays.some((form) => isNamedDay(form.exec(cell)));
}

const isNamedDay = (match: RegExpExecArray | null): boolean =>
  match !== null && monthNames.has(match.groups?.month?.toLowerCase() ?? "");
