import type { Editor } from "@tiptap/react";
import { useId, useState } from "react";
import { writingText } from "./writing.text.ts";

/** Asks where the marked words lead to. It stands inside a form, so Enter must not send that. */
export function LinkBar({ editor, onDone }: { editor: Editor; onDone(): void }) {
  const id = useId();
  const known: unknown = editor.getAttributes("link").href;
  const [address, setAddress] = useState(typeof known === "string" ? known : "");
  const apply = () => {
    const chain = editor.chain().focus().extendMarkRange("link");
    const text = address.trim();
    if (text === "") chain.unsetLink().run();
    else chain.setLink({ href: /^(https?:|mailto:|tel:|\/|#)/i.test(text) ? text : `https://${text}` }).run();
    onDone();
  };
  return (
    <div className="flex flex-wrap items-end gap-2 border-t border-hair p-2">
      <label htmlFor={id} className="grid flex-1 gap-0.5 text-xs text-ink-2">
        {writingText.linkAddress}
        <input
          id={id}
          type="url"
          inputMode="url"
          value={address}
          placeholder="https://"
          onChange={({ currentTarget }) => setAddress(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            apply();
          }}
          className="h-11 w-full min-w-40 rounded border border-edge bg-field px-3 text-sm text-ink"
        />
      </label>
      <button
        type="button"
        onClick={apply}
        className="h-11 rounded border border-ink px-4 text-sm font-semibold"
      >
        {writingText.apply}
      </button>
    </div>
  );
}
