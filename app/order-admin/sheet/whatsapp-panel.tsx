import type { WhatsappNews } from "#platform/also-on-whatsapp.ts";
import { longDateTime } from "#values/time/date-time.ts";
import { OrderPanel } from "../order-panel.tsx";

/** What became of each message that went beside a mail; nothing where its buyer agreed to none. */
export function WhatsappPanel({ news }: { news: readonly WhatsappNews[] }) {
  if (news.length === 0) return null;
  return (
    <OrderPanel title="WhatsApp" className="max-lg:order-5">
      <ul>
        {news.map(({ id, about, state, isTrouble, at }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 border-b border-hair py-2">
            <span>{about}</span>
            <span className={isTrouble ? "font-semibold text-geru" : "font-semibold"}>{state}</span>
            <span className="w-full text-xs text-ink-2">{longDateTime(at)}</span>
          </li>
        ))}
      </ul>
    </OrderPanel>
  );
}
