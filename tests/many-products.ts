import { adminPage } from "./form-of.ts";

/** A table of products that are not in the shop yet; `word` stands in each one's name. */
export const tableOf = (word: string, lines: number): string =>
  [
    "slug,name,price,description,meta_description",
    ...Array.from(
      { length: lines },
      (_, line) => `${word}-${line},${word} Tote ${line},900,<p>Woven</p>,A tote.`,
    ),
  ].join("\n");

type Send = (path: string, form: FormData) => Promise<Response>;

/** The form that imports a table, by the mark of its check. */
export async function importForm(send: Send, table: string): Promise<FormData> {
  const form = new FormData();
  form.set("intent", "check");
  form.set("file", new File([table], "many.csv"));
  const checked = await (await send(`${adminPage}/import`, form)).text();
  form.set("intent", "apply");
  form.set("fingerprint", /name="fingerprint" value="([\w-]+)"/.exec(checked)?.[1] ?? "");
  return form;
}

/** Hears an answer's lines until one says that some are written, and leaves the rest unheard. */
export async function untilSomeAreWritten({ body }: Response): Promise<void> {
  const decoder = new TextDecoder();
  let heard = "";
  for await (const part of body ?? []) {
    heard += decoder.decode(part, { stream: true });
    if (/"done":[1-9]/.test(heard)) return;
  }
  throw new Error(`the end came before: ${heard}`);
}
