import { May } from "#accounts/permissions/may.tsx";
import { certificateAdminText } from "#certificates/admin/certificate-admin.text.ts";
import { adminCertificatePath } from "#certificates/admin/certificate-list.ts";
import { shownCode } from "#certificates/certificate-code.ts";
import { ButtonLink } from "#ui/form/button.tsx";
import { Link } from "#ui/link.tsx";
import { orderAdminText } from "../order-admin.text.ts";
import { OrderPanel } from "../order-panel.tsx";
import type { AdminPage } from "../read-order.server.ts";
import { cardsPath } from "./certificate-paths.ts";
import { papersText } from "./papers.text.ts";

/** The certificates of an order's pieces; nothing where none has one. */
export function CertificatesPanel({ adminPage: { order, certificates } }: { adminPage: AdminPage }) {
  if (certificates.length === 0) return null;
  return (
    <OrderPanel title={papersText.certificates} className="max-lg:order-7">
      {certificates.some(({ state }) => state !== "void") && (
        <May needs="pack">
          <CardsLink orderIds={[order.id]} />
        </May>
      )}
      <ul>
        {certificates.slice(0, mostListed).map(({ code, number, product, state }) => (
          <li key={code} className="flex flex-wrap justify-between gap-x-4 border-b border-hair py-2">
            <Link
              to={adminCertificatePath(code)}
              className="inline-flex min-h-11 items-center font-semibold tabular-nums underline md:min-h-8"
            >
              {shownCode(code)}
            </Link>
            <span className="self-center">{certificateAdminText.states[state]}</span>
            <span className="w-full text-xs text-ink-2">{papersText.certificate(product, number)}</span>
          </li>
        ))}
      </ul>
      {certificates.length > mostListed && (
        <p className="mt-2 text-ink-2">{orderAdminText.moreCertificates(certificates.length - mostListed)}</p>
      )}
    </OrderPanel>
  );
}

/** Of an order for hundreds of pieces the cards are printed, and the others are found in the list. */
const mostListed = 20;

/** Prints the cards of these orders' certificates. */
export const CardsLink = ({ orderIds }: { orderIds: readonly string[] }) => (
  <ButtonLink small reloadDocument prefetch="none" target="_blank" to={cardsPath(orderIds)}>
    {orderAdminText.certificates}
  </ButtonLink>
);
