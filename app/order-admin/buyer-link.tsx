import type { BuyerMessage } from "#orders/messages/buyer-message.ts";
import { Icon } from "#ui/media/icon.tsx";
import { LinkToCopy } from "#ui/page/share-links.tsx";
import { normalisedMobile, whatsappNumber } from "#values/contact/phone.ts";
import { buyerLinkText as text } from "./order-admin.text.ts";

interface BuyerLinkProps {
  label: string;
  message: BuyerMessage;
  phone: string | null;
}

/** A link for a buyer to copy, and to send by WhatsApp where there is a mobile number. */
export function BuyerLink({ label, message: { link, words }, phone }: BuyerLinkProps) {
  const number = phone !== null && normalisedMobile(phone) ? whatsappNumber(phone) : undefined;
  return (
    <LinkToCopy label={label} link={link}>
      {number && (
        <a
          href={`https://wa.me/${number}?text=${encodeURIComponent(words)}`}
          target="_blank"
          rel="noopener noreferrer"
          className="action"
        >
          <Icon name="whatsapp" className="size-5" />
          {text.whatsapp}
        </a>
      )}
    </LinkToCopy>
  );
}
