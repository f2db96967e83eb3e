import { useEffect, useRef } from "react";
import { uuidv7 } from "#values/uuid.ts";
import { messageKeyName } from "./message-key.ts";

const newKey = () => uuidv7(Date.now(), crypto.getRandomValues(new Uint8Array(10)));

/**
 * Gives a message its key, the same however often it is sent (ADR-46). A message that is typed anew has a new
 * one.
 */
export function MessageKeyField() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const input = field.current;
    const renew = () => {
      if (input) input.value = newKey();
    };
    renew();
    const form = input?.form;
    form?.addEventListener("input", renew);
    return () => form?.removeEventListener("input", renew);
  }, []);
  return <input ref={field} type="hidden" name={messageKeyName} />;
}
