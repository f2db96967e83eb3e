interface Found {
  total: number;
  isMore?: boolean | undefined;
  all: number;
  correctedTo?: string | undefined;
  isNear?: boolean | undefined;
  isPartly?: boolean | undefined;
  filter: { q?: string | undefined };
}

/** 'More than 1000 of 48 pieces', 'searched for' what was meant by a misspelt search, or what comes near. */
function pieces({ total, isMore, all, correctedTo, isNear, isPartly, filter }: Found): string {
  const some = isMore ? `More than ${total}` : total;
  if (isNear && total > 0) {
    const called = `Nothing of ours is called “${correctedTo ?? filter.q ?? ""}”`;
    if (isPartly) return `${called}. ${total === 1 ? "1 piece comes" : `${some} pieces come`} near.`;
    return `${called}, but ${total === 1 ? "1 piece speaks" : `${some} pieces speak`} of it.`;
  }
  const found = total === all ? `${all} pieces` : `${some} of ${all} pieces`;
  if (correctedTo) return `${found}, searched for “${correctedTo}”.`;
  return total === all && all > 0 ? `${found}. Each is made by a named hand.` : found;
}

/** What the catalogue's page says of how much it shows. */
export const foundText = { pieces };
