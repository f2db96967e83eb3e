import { Button } from "#ui/form/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { Wrap } from "#ui/page/wrap.tsx";
import { localPath } from "#values/language/address.ts";
import { lookUpPath } from "../certificate-code.ts";
import { certificateText as text } from "./certificate.text.ts";
import type { NoCertificate } from "./public-certificate.ts";

const toldOf = (why: NoCertificate): { title: string; text: string } =>
  why === "asked" ? { title: text.lookUp.title, text: text.lookUp.intro } : text[why];

/** Stands where a code has no certificate, with a field for another one. */
export function NoCertificateView({ why, typed }: { why: NoCertificate; typed: string }) {
  const told = toldOf(why);
  return (
    <Wrap className="pt-8 pb-16 md:pt-16 md:pb-24">
      <div className="max-w-measure">
        <h1 className="text-3xl">{told.title}</h1>
        <p className="mt-3 text-ink-2">{told.text}</p>
        {why !== "unread" && (
          <form
            key={typed}
            method="get"
            action={localPath(lookUpPath)}
            className="mt-8 flex items-start gap-3"
          >
            <Field
              name="certificate"
              label={text.lookUp.code}
              autoCapitalize="characters"
              autoComplete="off"
              spellCheck={false}
              maxLength={300}
              required
              defaultValue={typed}
              className="w-56"
            />
            <Button type="submit" variant="primary" className="mt-6 whitespace-nowrap">
              {text.lookUp.submit}
            </Button>
          </form>
        )}
      </div>
    </Wrap>
  );
}
