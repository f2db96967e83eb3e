import { newsletterAdminText as text } from "./newsletter-admin.text.ts";
import type { ShownMail } from "./newsletter-fields.ts";

/** How wide a mail stands on a phone and on a desktop, in pixels. */
const phone = 360;
const desktop = 680;

/** A newsletter as it arrives, in each of its languages: on a phone, on a desktop and as plain text. */
export function MailPreview({ mails }: { mails: readonly ShownMail[] }) {
  return (
    <div className="grid gap-8">
      {mails.map((mail) => (
        <section key={mail.language} className="min-w-0">
          {mails.length > 1 && (
            <h3 className="text-lg">{mail.language === "hi" ? text.preview.hindi : text.preview.english}</h3>
          )}
          <p className="mt-1 wrap-anywhere" lang={mail.language}>
            <b>{mail.subject}</b> <span className="text-sm text-ink-2">{mail.preview}</span>
          </p>
          <div className="mt-3 grid items-start gap-5 min-[82rem]:grid-cols-[auto_minmax(0,1fr)]">
            <Frame mail={mail} title={text.preview.phone} width={phone} />
            <Frame mail={mail} title={text.preview.desktop} width={desktop} />
          </div>
          <details className="mt-3">
            <summary className="action cursor-pointer text-sm">{text.preview.text}</summary>
            <pre
              lang={mail.language}
              className="mt-1 border border-hair bg-field p-4 font-text text-sm whitespace-pre-wrap wrap-anywhere"
            >
              {mail.text}
            </pre>
          </details>
        </section>
      ))}
    </div>
  );
}

interface FrameProps {
  mail: ShownMail;
  title: string;
  width: number;
}

function Frame({ mail, title, width }: FrameProps) {
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1 text-xs text-ink-2">{text.preview.width(title, width)}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys */}
      <section className="max-w-full overflow-x-auto" tabIndex={0} aria-label={title}>
        {/* No script, no form, no origin of ours; its links open beside it. */}
        <iframe
          title={text.preview.frame(title, mail.language === "hi")}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          srcDoc={mail.html}
          width={width}
          height={620}
          className="max-w-none border border-hair bg-white"
        />
      </section>
    </figure>
  );
}
