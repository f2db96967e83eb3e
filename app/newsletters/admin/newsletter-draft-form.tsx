import { ColumnOfParts, PartOfForm } from "#records/fields/form-parts.tsx";
import { RecordForm } from "#records/record-form.tsx";
import { useRecordForm } from "#records/use-record-form.ts";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { MailPreview } from "./mail-preview.tsx";
import {
  keptNewsletters,
  type NewsletterAnswer,
  type NewsletterField,
  type NewsletterPicture,
  type OpenNewsletter,
  type ShownMail,
} from "./newsletter-fields.ts";

interface NewsletterFormProps {
  open: OpenNewsletter;
  given: NewsletterAnswer | undefined;
  closeTo: string;
}

export function NewsletterDraftForm({ open: opened, given, closeTo }: NewsletterFormProps) {
  const { fields, pictures, form, parts, words, list } = keptNewsletters;
  const state = useRecordForm<NewsletterField, NewsletterPicture, OpenNewsletter, readonly ShownMail[]>({
    opened,
    given,
    closeTo,
    fields: form.names,
    draftKey: "jhola-newsletter-draft",
    parse: form.parse,
    pictures,
  });
  const { preview, start } = state;
  const drawn = { fields, pictures, state };
  return (
    <>
      <RecordForm state={state} words={words} reload={list.address({}, { edit: start.id })} hasPreview>
        <div className="grid gap-8 md:grid-cols-[7fr_5fr] md:gap-x-10">
          <PartOfForm {...drawn} part={parts.english} className="min-w-0" />
          <ColumnOfParts {...drawn} parts={parts.beside} />
        </div>
      </RecordForm>
      {preview.shown && (
        <Dialog title={words.preview.title} open onClose={preview.close} wide>
          <MailPreview mails={preview.shown} />
        </Dialog>
      )}
    </>
  );
}
