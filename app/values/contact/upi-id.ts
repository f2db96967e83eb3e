/**
 * A virtual payment address of UPI: a name, '@' and the handle of a bank or an app, which has letters and
 * digits only. Whether it is anybody's, only their bank knows.
 */
const upiForm = /^[a-z0-9][a-z0-9._-]{1,254}@[a-z][a-z0-9]{1,63}$/i;

/** What was typed, without blanks; undefined when it is no UPI ID, an e-mail address say. */
export function typedUpiId(text: string): string | undefined {
  const id = text.replaceAll(/\s/g, "");
  return upiForm.test(id) ? id : undefined;
}
