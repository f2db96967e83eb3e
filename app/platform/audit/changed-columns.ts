import { sheetDateTime } from "#values/time/date-time.ts";
import { englishMonths } from "#values/time/english-months.ts";
import { auditText } from "./act-words.text.ts";

/** What differs in a row, for its history: short values in full, of long ones only that they changed. */
export function changesOf(before: object, after: object): Record<string, string | boolean> {
  const changed: Record<string, string | boolean> = {};
  for (const [column, value] of Object.entries(after)) {
    const old: unknown = Reflect.get(before, column);
    if (JSON.stringify(old ?? null) === JSON.stringify(value ?? null)) continue;
    const short = shortText(value);
    changed[column.replaceAll("_", " ")] =
      value === null ? "none" : short && short.length <= 60 ? short : true;
  }
  return changed;
}

function shortText(value: unknown): string {
  if (value instanceof Date) return keptMoment(value);
  return typeof value === "object" ? "" : String(value);
}

/** The same for a question before it is done: with what a short value was. */
export function changesInWords(before: object, after: object): string[] {
  const old = changesOf(after, before);
  return Object.entries(changesOf(before, after)).map(([label, value]) => {
    const said = auditText.label(label);
    if (value === true) return said;
    const was = old[label];
    const told = `${said}: ${auditText.value(String(value))}`;
    return was === true ? told : `${told} ${auditText.was(auditText.value(String(was)))}`;
  });
}

/** '21 November 2026 at 12:35 pm' in India: the log is in English, whoever changes something. */
function keptMoment(moment: Date): string {
  const [year, month = 1, day, hour = 0, minute = 0] = sheetDateTime(moment).split(/\D/).map(Number);
  const clock = `${hour % 12 || 12}:${String(minute).padStart(2, "0")} ${hour < 12 ? "am" : "pm"}`;
  return `${day} ${englishMonths[month - 1]} ${year} at ${clock}`;
}
