import { NewsletterForm } from "#newsletters/signing-up/newsletter-form.tsx";
import { Wrap } from "#ui/page/wrap.tsx";
import { blogText } from "./blog.text.ts";

/** The newsletter form on its own fold of paper, below a post. */
export function NewsletterBox() {
  const { title, text } = blogText.newsletter;
  return (
    <div className="bg-fold py-10 md:py-14">
      <Wrap className="md:grid md:grid-cols-2 md:items-center md:gap-16">
        <div>
          <h2 className="text-2xl">{title}</h2>
          <p className="mt-2 text-ink-2">{text}</p>
        </div>
        <NewsletterForm source="post" />
      </Wrap>
    </div>
  );
}
