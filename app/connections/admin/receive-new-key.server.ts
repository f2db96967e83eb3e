import { data } from "react-router";
import type { Services } from "#platform/services.server.ts";
import { unwritten } from "#platform/web/unwritten.server.ts";
import { type KeyAnswer, parseNewKey } from "../keys/key.form.ts";
import { keysText } from "../keys/keys.text.ts";
import { type KeyMaker, makeKey } from "../keys/make-key.server.ts";

const whyNot = { "made-before": keysText.madeBefore, "too-many": keysText.tooMany } as const;

/** The answer to the form that makes a key; only this one has the key itself. */
export async function receiveNewKey(
  shop: Pick<Services, "db" | "now" | "log">,
  actor: KeyMaker,
  form: FormData,
) {
  const parsed = parseNewKey(form);
  if (parsed.kind === "refused") return data<KeyAnswer>(parsed, { status: 422 });
  const { name } = parsed.value;
  const refuse = (text: string, status: number) =>
    data<KeyAnswer>({ kind: "failed", text, typed: { name } }, { status });
  try {
    const made = await makeKey(shop, actor, parsed.value);
    if (made.kind !== "made") return refuse(whyNot[made.kind], 409);
    return data<KeyAnswer>({ kind: "done", kept: { key: made.key, name } });
  } catch (error) {
    return refuse(keysText.saveFailed.text, unwritten(shop, error, "a key could not be made"));
  }
}
