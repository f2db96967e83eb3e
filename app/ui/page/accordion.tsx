import type { ReactNode } from "react";

export interface AccordionItemProps {
  title: string;
  /** Open when the page comes. */
  open?: boolean;
  /** Makes it addressable: a link to the id opens it, since the id stands on the content. */
  id?: string;
  /** Of the title, where it is not in the page's language. */
  lang?: string | undefined;
  children: ReactNode;
}

/**
 * A part that opens and closes by itself, without script. Several stand below each other, ruled by hairlines.
 */
export function AccordionItem({ title, open = false, id, lang, children }: AccordionItemProps) {
  return (
    <details open={open} className="border-b border-hair">
      <summary className="opener">
        <h3 lang={lang} className="text-lg">
          {title}
        </h3>
        <span aria-hidden="true" className="plus-mark" />
      </summary>
      <div id={id} className="scroll-mt-40 pb-4">
        {children}
      </div>
    </details>
  );
}
