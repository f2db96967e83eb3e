/**
 * A field that people never see; programs that fill every field fill it too. Named so that no browser fills
 * it.
 */
export const honeypotName = "website";

export const isHoneypotFilled = (form: FormData): boolean => Boolean(form.get(honeypotName));
