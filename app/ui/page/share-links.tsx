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
