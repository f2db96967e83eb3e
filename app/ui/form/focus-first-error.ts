/** Leads to the first field with a message, in the order in which the fields stand. */
export function focusFirstError(
  form: HTMLFormElement | null,
  errors: Readonly<Record<string, string | undefined>>,
): void {
  const names = Object.keys(errors).filter((name) => errors[name]);
  if (!form || names.length === 0) return;
  for (const control of form.elements) {
    if (control instanceof HTMLElement && names.includes(control.getAttribute("name") ?? "")) {
      // In the middle, where neither the header nor the notice of the errors lies over it or over its label.
      control.focus({ preventScroll: true });
      control.scrollIntoView({ block: "center" });
      return;
    }
  }
}
