import { Link } from "#ui/link.tsx";
import { Icon } from "#ui/media/icon.tsx";
import { payAccountPath } from "../pay-paths.ts";
import { runText as text } from "./run.text.ts";

interface UnreadBanksProps {
  makers: readonly { id: string; name: string }[];
}

/** Why there is no file yet: whose account must be typed again, each with the way there. */
export const UnreadBanks = ({ makers }: UnreadBanksProps) => (
  <div className="flex items-start gap-2 border border-geru px-3 py-2 text-sm">
    <Icon name="alert" className="mt-0.5 size-5 shrink-0 text-geru" />
    <div className="grid gap-1">
      <p>{text.unreadFile.text}</p>
      <ul>
        {makers.map(({ id, name }) => (
          <li key={id}>
            <Link to={payAccountPath(id)} className="action inline-flex">
              {text.unreadBank(name)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  </div>
);
