/** The first text of a form's field; a field that is missing, or holds a file, counts as empty. */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

/** The version of the record that an admin page's form was opened with; 0 of a new one. */
export function versionIn(form: FormData): number {
  const version = textIn(form, "version");
  return /^\d{1,9}$/.test(version) ? Number(version) : 0;
}
