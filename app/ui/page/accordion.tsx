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
    <details open={open} className="group border-b border-hair">
      <summary className="flex min-h-14 items-center justify-between gap-4 pt-2.5 pb-2 hover:text-geru active:text-geru-deep">
        <h3 lang={lang} className="text-lg">
          {title}
        </h3>
        <span aria-hidden="true" className="relative mr-1 size-3.5 shrink-0">
          <span className="absolute inset-x-0 top-1/2 h-[1.5px] -translate-y-1/2 bg-current" />
          <span className="absolute inset-y-0 left-1/2 w-[1.5px] -translate-x-1/2 bg-current group-open:hidden" />
        </span>
      </summary>
      <div id={id} className="scroll-mt-40 pb-4">
        {children}
      </div>
    </details>
  );
}
