import type { Words } from "#values/language/texts.ts";
import type * as en from "./amount-in-words.text.ts";

/** Hindi has a word of its own for each number below a hundred. */
const small = `शून्य एक दो तीन चार पाँच छह सात आठ नौ
  दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस
  बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस
  तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस
  चालीस इकतालीस बयालीस तैंतालीस चवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास
  पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ
  साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर
  सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी
  अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी
  नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे`.split(/\s+/);
const scales: readonly [number, string][] = [
  [1_00_00_000, "करोड़"],
  [1_00_000, "लाख"],
  [1_000, "हज़ार"],
  [100, "सौ"],
];

export const amountText: Words<typeof en.amountText> = {
  sum: (rupees, paise) => {
    if (rupees === 0 && paise > 0) return `${inWords(paise)} पैसे मात्र`;
    const whole = `${inWords(rupees)} ${rupees === 1 ? "रुपया" : "रुपये"}`;
    return paise === 0 ? `${whole} मात्र` : `${whole} ${inWords(paise)} पैसे मात्र`;
  },
};

function inWords(count: number): string {
  const [size, name] = scales.find(([scale]) => count >= scale) ?? [];
  if (!size) return small[count] ?? "";
  const rest = count % size;
  return `${inWords(Math.trunc(count / size))} ${name}${rest === 0 ? "" : ` ${inWords(rest)}`}`;
}
