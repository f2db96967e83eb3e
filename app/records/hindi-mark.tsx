import type { HindiState } from "#translations/texts-of-records.db.server.ts";
import { hindiText } from "./words/records.text.ts";

/** The open work on a record's Hindi, in a list. */
export const HindiMark = ({ state }: { state: HindiState | undefined }) =>
  state && <span className="text-xs font-normal text-ink-2">{hindiText.states[state]}</span>;
