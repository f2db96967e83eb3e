import { ButtonLink } from "#ui/form/button.tsx";
import { Link } from "#ui/link.tsx";
import { grouped } from "#values/text/grouped.ts";
import type { AdminOrder } from "../admin-order.ts";
import { OrderPanel } from "../order-panel.tsx";
import { homeTabWords, homesText as text } from "./homes.text.ts";
import { homesList, homesPath, homeTabs } from "./homes-list.ts";
import { homesSentences } from "./homes-sentences.ts";

/** On the order's page: how its homes stand, each number with its rows behind it. */
export function HomesPanel({ order: { id, homes } }: { order: Pick<AdminOrder, "id" | "homes"> }) {
  if (!homes) return null;
  const counts = { all: 0, trouble: homes.troubled, ...homes.counts };
  return (
    <OrderPanel title={text.title} className="max-lg:order-1">
      {homesSentences(homes).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <ul className="my-3 flex flex-wrap gap-x-5">
        {homeTabs
          .filter((tab) => counts[tab] > 0)
          .map((tab) => (
            <li key={tab}>
              <Link to={homesList(id).address({ tab })} prefetch="none" className="action">
                {homeTabWords[tab]}: {grouped(counts[tab])}
              </Link>
            </li>
          ))}
      </ul>
      <ButtonLink small prefetch="none" to={homesPath(id)}>
        {text.open}
      </ButtonLink>
    </OrderPanel>
  );
}
