/**
 * What somebody who opens a dialog came for: its first field, if it has one. Otherwise the browser chooses.
 */
export function focusFirstField(dialog: HTMLElement | null): void {
  dialog?.querySelector<HTMLElement>(fields)?.focus();
}

const fields = "input:not([type=hidden], :disabled), select:not(:disabled), textarea:not(:disabled)";
