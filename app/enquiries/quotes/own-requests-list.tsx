import { longDateTime } from "#values/time/date-time.ts";
import { b2bFormText } from "./b2b.text.ts";
import { ownRequests, type SentB2bRequest } from "./own-requests.ts";

/** The visitor's own requests, from this browser; nothing where none were sent. */
export function OwnRequestsList() {
  const requests = ownRequests.useList();
  if (requests.length === 0) return null;
  return (
    <section aria-labelledby="own-requests" className="mt-12">
      <h2 id="own-requests" className="text-xl">
        {b2bFormText.own.title}
      </h2>
      <p className="mt-1 text-sm text-ink-2">{b2bFormText.own.note}</p>
      <ul className="mt-4 border-b border-hair">
        {requests.map((request) => (
          <li
            key={request.at}
            className="flex flex-wrap justify-between gap-x-6 border-t border-hair py-3 text-sm"
          >
            <span>{inWords(request)}</span>
            <time dateTime={request.at} className="text-ink-2">
              {longDateTime(new Date(request.at))}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}

const inWords = (request: SentB2bRequest): string =>
  request.about === "quote"
    ? b2bFormText.own.quote(request.quantity, request.product)
    : b2bFormText.own.sample(request.product, request.address);
