import { shopPath } from "#catalogue/list/shop-path.ts";
import type { HomeCode } from "#discounts/codes/home-code.ts";
import { Link } from "#ui/link.tsx";
import { Wrap } from "#ui/page/wrap.tsx";
import { homeText } from "./home.text.ts";

/** A code for everybody, in a narrow band above all else; following it puts it into the cart. */
export function HomeCodeBand({ code, saving }: HomeCode) {
  return (
    <aside aria-label={homeText.code.label} className="border-b border-hair bg-fold">
      <Wrap>
        <Link
          to={`${shopPath({ sort: "featured", page: 1 })}?code=${encodeURIComponent(code)}`}
          // The server keeps the code, and leads on to the shop.
          reloadDocument
          className="flex min-h-11 flex-wrap items-center justify-center gap-x-3 gap-y-1 py-1.5 text-center text-sm leading-snug no-underline hover:underline"
        >
          <strong className="font-semibold">{saving}</strong>
          <span className="inline-flex items-center gap-2">
            {homeText.code.with}
            <strong className="border border-dashed border-ink bg-paper px-2 pt-0.5 font-semibold tracking-[0.06em]">
              {code}
            </strong>
          </span>
        </Link>
      </Wrap>
    </aside>
  );
}
