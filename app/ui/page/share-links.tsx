import { Icon, type IconName } from "../media/icon.tsx";
import { useToast } from "../overlay/toast.tsx";

const linkCopied = { title: "Link Copied", text: "You can paste it anywhere." };
const shareFailed = { title: "Error", text: "Could not share. Please copy the address instead." };

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
      toast(linkCopied);
    } catch (error) {
      // Closing the device's sheet is no failure.
      if (error instanceof DOMException && error.name === "AbortError") return;
      toast({ ...shareFailed, tone: "destructive" });
    }
  }
  return (
    <div className="flex items-center gap-1 text-sm">
      <button type="button" onClick={() => void shareIt()} className="action mr-1 needs-script">
        <Icon name="share" className="size-5" />
        Share
      </button>
      {networks.map(({ name, icon, address }) => (
        <a
          key={name}
          href={address(share)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`Share on ${name}`}
          className="icon-button hover:text-geru"
        >
          <Icon name={icon} className="size-5.5" />
        </a>
      ))}
    </div>
  );
}
