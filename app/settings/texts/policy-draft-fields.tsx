import { TitledPart } from "#ui/page/titled-part.tsx";
import { languageNow } from "#values/language/language.ts";
import { draftsText as say } from "../drafts/drafts.text.ts";
import type { DraftText } from "../drafts/kept-drafts.db.server.ts";
import { DraftNote, Readable } from "../drafts/readable.tsx";
import type { LegalTextAnswer } from "./legal-text.form.ts";
import { LegalTextFields, PlaceholderList } from "./legal-text-fields.tsx";

interface PolicyDraftFieldsProps {
  draft: DraftText & { version: number };
  /** As buyers would read it. */
  read: { english: string; hindi: string };
  given: LegalTextAnswer | undefined;
}

/** A policy that nobody sees yet: to be read first, in one's own language, and changed below it. */
export function PolicyDraftFields({ draft, read, given }: PolicyDraftFieldsProps) {
  const isHindi = languageNow() === "hi";
  return (
    <div className="grid max-w-form gap-5">
      <DraftNote isOwn={draft.version > 0} />
      <Readable html={isHindi ? read.hindi : read.english} lang={isHindi ? "hi" : "en"} />
      <details className="border-t border-hair">
        <summary className="action text-sm">{isHindi ? say.english : say.hindi}</summary>
        <Readable html={isHindi ? read.english : read.hindi} lang={isHindi ? "en" : "hi"} />
      </details>
      <details className="border-t border-hair" open={given?.kind === "refused"}>
        <summary className="action text-sm">{say.change}</summary>
        <div className="grid gap-8 py-3">
          <TitledPart title={say.hindi} className={isHindi ? "" : "order-2"}>
            <LegalTextFields text={draft.hindi} given={given} hindiOf={say.inHindi} />
          </TitledPart>
          <TitledPart title={say.english}>
            <LegalTextFields text={draft.english} given={given} />
          </TitledPart>
          <PlaceholderList />
        </div>
      </details>
    </div>
  );
}
