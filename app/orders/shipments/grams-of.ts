const kilo = /^(?:about |approx\.? |~ ?)?(\d+(?:[.,]\d+)?) ?(?:kgs?|kilos?|kilograms?)\b/i;
const gram = /^(?:about |approx\.? |~ ?)?(\d+(?:[.,]\d+)?) ?(?:g|gms?|grams?)\b/i;

/** A weight as a product says it ('450 g', '0.5 kg'), in whole grams; undefined where it says none. */
export function gramsOf(text: string | null): number | undefined {
  const typed = text?.trim() ?? "";
  const [, kilos] = kilo.exec(typed) ?? [];
  const [, grams] = gram.exec(typed) ?? [];
  const weight = kilos ? number(kilos) * 1000 : grams ? number(grams) : 0;
  return weight > 0 ? Math.round(weight) : undefined;
}

const number = (text: string): number => Number(text.replace(",", "."));
