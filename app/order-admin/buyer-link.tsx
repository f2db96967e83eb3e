import type { BuyerMessage } from "#orders/messages/buyer-message.ts";
import { Icon } from "#ui/media/icon.tsx";
import { useToast } from "#ui/overlay/toast.tsx";
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
    <div className="grid gap-2 text-sm">
      <label className="grid gap-1">
        <span className="font-semibold">{label}</span>
        <input
          readOnly
          value={link}
          onFocus={(event) => event.currentTarget.select()}
          className="h-12 w-full rounded border border-edge bg-field px-3"
        />
      </label>
      <p className="flex flex-wrap items-center gap-x-6">
        <CopyButton link={link} />
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
      </p>
    </div>
  );
}

function CopyButton({ link }: Pick<BuyerMessage, "link">) {
  const toast = useToast();
  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      toast(text.copied);
    } catch {
      toast({ ...text.notCopied, tone: "destructive" });
    }
  }
  return (
    <button type="button" onClick={() => void copy()} className="action needs-script">
      {text.copy}
    </button>
  );
}
