import type { ReactNode } from "react";
import { Icon, type IconName } from "../media/icon.tsx";
import { useToast } from "../overlay/toast.tsx";
import { shareText } from "./share.text.ts";

interface ShareProps {
  title: string;
  /** The page's whole address. */
  url: string;
}

const networks: { name: string; icon: IconName; address(share: ShareProps): string }[] = [
  {
    name: "WhatsApp",
    icon: "whatsapp",
    address: ({ title, url }) => `https://wa.me/?${new URLSearchParams({ text: `${title} ${url}` })}`,
  },
  {
    name: "Facebook",
    icon: "facebook",
    address: ({ url }) => `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`,
  },
  {
    name: "X",
    icon: "x",
    address: ({ title, url }) => `https://x.com/intent/post?${new URLSearchParams({ text: title, url })}`,
  },
];

/**
 * Share: the device's own sheet where there is one, else the address is copied; and three networks as plain
 * links.
 */
export function ShareLinks(share: ShareProps) {
  const toast = useToast();

  async function shareIt() {
    try {
      if (navigator.share) return await navigator.share(share);
      await navigator.clipboard.writeText(share.url);
      toast(shareText.copied);
    } catch (error) {
      // Closing the device's sheet is no failure.
      if (error instanceof DOMException && error.name === "AbortError") return;
      toast({ ...shareText.failed, tone: "destructive" });
    }
  }
  return (
    <div className="flex items-center gap-1 text-sm">
      <button type="button" onClick={() => void shareIt()} className="action mr-1 needs-script">
        <Icon name="share" className="size-5" />
        {shareText.share}
      </button>
      {networks.map(({ name, icon, address }) => (
        <a
          key={name}
          href={address(share)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={shareText.shareOn(name)}
          className="icon-button hover:text-geru"
        >
          <Icon name={icon} className="size-5.5" />
        </a>
      ))}
    </div>
  );
}

interface LinkToCopyProps {
  label: string;
  link: string;
  /** Stands beside the button. */
  children?: ReactNode;
}

/** A link to be copied: in a field, which is selected as a whole, and by a button where there is script. */
export function LinkToCopy({ label, link, children }: LinkToCopyProps) {
  const toast = useToast();
  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      toast(shareText.copied);
    } catch {
      toast({ ...shareText.notCopied, tone: "destructive" });
    }
  }
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
        <button type="button" onClick={() => void copy()} className="action needs-script">
          {shareText.copy}
        </button>
        {children}
      </p>
    </div>
  );
}
