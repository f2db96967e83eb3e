import { type KeyboardEvent, useEffect, useState } from "react";
import { Button } from "#ui/form/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { FoundLine } from "#ui/list/found-line.tsx";
import { Icon } from "#ui/media/icon.tsx";
import { type FoundThings, findThings } from "./find-things.ts";
import { isNamed, withOrWithout } from "./names-in-line.ts";
import { finderText as text } from "./record-field.text.ts";

interface NamesFinderProps {
  /** Where it is searched. */
  path: string;
  /** What the field names by now. */
  names: string;
  onChange(names: string): void;
}

/** Fast enough to feel at once, and slow enough to ask once for a word. */
const pauseMs = 150;

/** What is found as it is typed; what was found for fewer letters stands until then. */
function useFinds(path: string) {
  const [typed, setTyped] = useState("");
  const [found, setFound] = useState<FoundThings | "unread">();
  const query = typed.trim();
  useEffect(() => {
    let isWanted = query !== "";
    const search = async () => {
      const answer = await findThings(path, query);
      if (isWanted) setFound(answer ?? "unread");
    };
    const timer = isWanted ? setTimeout(() => void search(), pauseMs) : undefined;
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [path, query]);
  return { typed, setTyped, found: query === "" ? undefined : found };
}

/** Searches what a line of names may name, with pictures, and writes into it. With script only. */
export function NamesFinder({ path, names, onChange }: NamesFinderProps) {
  const { typed, setTyped, found } = useFinds(path);
  return (
    <div className="needs-script grid gap-2 border border-dashed border-edge bg-fold p-3">
      <Field
        name="find"
        type="search"
        label={text.find}
        error={found === "unread" ? text.unread : undefined}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={(event: KeyboardEvent) => event.key === "Enter" && event.preventDefault()}
        autoComplete="off"
        placeholder={text.part}
        hideOptional
        end={() => <Icon name="search" className="pointer-events-none absolute top-3.5 right-3 size-5" />}
      />
      {found && found !== "unread" && (
        <>
          <p role="status" className="text-sm text-ink-2">
            {found.finds.length === 0 ? text.nothing(found.query) : text.found(found.query)}
          </p>
          <ul className="divide-y divide-hair">
            {found.finds.map(({ name, title, note, picture }) => (
              <FoundLine key={name} picture={picture} title={title} note={note}>
                <Button
                  small
                  aria-label={`${isNamed(names, name) ? text.remove : text.add} ${title}`}
                  onClick={() => onChange(withOrWithout(names, name))}
                >
                  {isNamed(names, name) ? text.remove : text.add}
                </Button>
              </FoundLine>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
