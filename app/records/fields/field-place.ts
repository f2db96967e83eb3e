/** The id that a link to a field names: the field's own, or that of its part of the choices. */
export const fieldPlace = (name: string): string =>
  `field-${/^(?:option|variant|personal|step)(?=-)/.exec(name)?.[0] ?? name}`;

const controls =
  "[aria-invalid=true],[contenteditable=true],input:not([type=hidden]),textarea,select,[tabindex]";

/** Leads to a field's control. A browser without script follows the link itself, into closed parts, too. */
export const leadToField = (place: string): void => leadTo(document.getElementById(place));

/** To the first control within, in the middle of what is seen; closed parts around it are opened. */
export function leadTo(frame: Element | null | undefined): void {
  const control = frame?.matches(controls) ? frame : frame?.querySelector(controls);
  if (!(control instanceof HTMLElement)) return;
  for (let part = control.closest("details"); part; part = part.parentElement?.closest("details") ?? null)
    part.open = true;
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: "center" });
}
