/**
 * What somebody who opens a dialog came for: its first field, if it has one. Otherwise the browser chooses.
 */
export function focusFirstField(dialog: HTMLElement | null): void {
  dialog?.querySelector<HTMLElement>(fields)?.focus();
}

/** A file is chosen by a press of one's own. */
const fields =
  "input:not([type=hidden], [type=file], :disabled), select:not(:disabled), textarea:not(:disabled)";
