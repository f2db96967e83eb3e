/**
 * So many mails that strangers may have requested go to one mailbox at once; what is over them is gathered.
 */
export const mostToMailbox = 5;
/** After so many minutes there is room again. */
export const mailboxMinutes = 10;

/** What left for a mailbox within the last `mailboxMinutes`. */
export interface Recent {
  count: number;
  /** Was one of them a gathering of mails that had been held? */
  isGathered: boolean;
}

interface Waiting {
  id: string;
  to: string;
  isHeld: boolean;
}

/** What becomes of a mailbox's waiting mails: each group of `gather` is put into one mail to one address. */
export interface Release<T> {
  release: T[];
  gather: T[][];
  hold: T[];
}

/**
 * Divides a mailbox's waiting mails, oldest first. Once some were held, all that wait are gathered, one mail
 * an address, and nothing else leaves before there is room again. Spellings of one mailbox share its room,
 * but never a mail: they may be two people's after all.
 */
export function releaseOf<T extends Waiting>(
  waiting: readonly T[],
  { count, isGathered }: Recent,
): Release<T> {
  const room = isGathered ? 0 : Math.max(0, mostToMailbox - count);
  if (!waiting.some(({ isHeld }) => isHeld)) {
    return { release: waiting.slice(0, room), gather: [], hold: waiting.slice(room) };
  }
  const groups = byAddress(waiting);
  const leaving = groups.slice(0, room);
  return {
    release: leaving.filter(({ length }) => length === 1).flat(),
    gather: leaving.filter(({ length }) => length > 1),
    hold: groups.slice(room).flat(),
  };
}

function byAddress<T extends Waiting>(waiting: readonly T[]): T[][] {
  const groups = new Map<string, T[]>();
  for (const mail of waiting) {
    const address = mail.to.toLowerCase();
    groups.set(address, [...(groups.get(address) ?? []), mail]);
  }
  return [...groups.values()];
}
