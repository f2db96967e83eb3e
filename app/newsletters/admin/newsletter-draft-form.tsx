import { RecordForm } from "#records/record-form.tsx";
import { tied } from "#records/tied.ts";
import { Field } from "#ui/form/field.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { RichTextField } from "#ui/rich-text/rich-text-field.tsx";
import { PictureField } from "#ui/uploads/picture-field.tsx";
import { MailPreview } from "./mail-preview.tsx";
import { listPath } from "./newsletter.ts";
import { newsletterAdminText as text } from "./newsletter-admin.text.ts";
import type { NewsletterAnswer, OpenNewsletter } from "./newsletter-answer.ts";
import { type NewsletterFormState, useNewsletterForm } from "./use-newsletter-form.ts";

const { hints } = text;

interface NewsletterFormProps {
  open: OpenNewsletter;
  given: NewsletterAnswer | undefined;
  closeTo: string;
}

/** All that an owner says in a newsletter. */
export function NewsletterDraftForm({ open, given, closeTo }: NewsletterFormProps) {
  const state = useNewsletterForm(open, given, closeTo);
  const { preview, start } = state;
  return (
    <>
      <RecordForm state={state} words={text} reload={listPath({ edit: start.id })} hasPreview>
        <div className="grid gap-8 md:grid-cols-[7fr_5fr] md:gap-x-10">
          <EnglishFields state={state} />
          <div className="grid min-w-0 content-start gap-8">
            <AroundFields state={state} />
            <HindiFields state={state} />
          </div>
        </div>
      </RecordForm>
      {preview.shown && (
        <Dialog title={text.preview.title} open onClose={preview.close} wide>
          <MailPreview mails={preview.shown} />
        </Dialog>
      )}
    </>
  );
}

interface PartProps {
  state: NewsletterFormState;
}

function EnglishFields({ state }: PartProps) {
  const { texts, errors, type } = state;
  return (
    <TitledPart level={3} title="Newsletter" className="min-w-0">
      <Field {...tied(state, "subject")} label="Subject" required autoComplete="off" />
      <Field {...tied(state, "preview")} label="Preview Line" hint={hints.preview} autoComplete="off" />
      <RichTextField
        name="content"
        label="Text"
        required
        value={texts.content}
        onChange={(html) => type("content", html)}
        hint={hints.content}
        error={errors.content}
      />
    </TitledPart>
  );
}

function AroundFields({ state }: PartProps) {
  const { pictures, errors } = state;
  return (
    <TitledPart level={3} title="Picture and Products">
      <PictureField
        label="Picture"
        name="picture"
        pictures={pictures.picture}
        takesPaste
        hint={hints.picture}
        error={errors.picture}
      />
      <Field {...tied(state, "pictureAlt")} label="Picture Alt Text" hint={hints.pictureAlt} />
      <Field {...tied(state, "products")} label="Products" hint={hints.products} autoComplete="off" />
    </TitledPart>
  );
}

function HindiFields({ state }: PartProps) {
  const { texts, errors, type } = state;
  return (
    <TitledPart level={3} title="In Hindi">
      <p className="text-sm text-ink-2">{hints.hindi}</p>
      <Field {...tied(state, "subjectHi")} label="Subject in Hindi" lang="hi" />
      <Field {...tied(state, "previewHi")} label="Preview Line in Hindi" lang="hi" />
      <RichTextField
        name="contentHi"
        label="Text in Hindi"
        value={texts.contentHi}
        onChange={(html) => type("contentHi", html)}
        error={errors.contentHi}
      />
    </TitledPart>
  );
}
