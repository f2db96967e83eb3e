import { type ComponentType, lazy, memo, Suspense } from "react";
import type { ChoiceFieldsProps } from "./choice-fields.tsx";

const fetchFields = () => import("./choice-fields.tsx").then((part) => part.ChoiceFields);

let ServersFields: ComponentType<ChoiceFieldsProps> | undefined;

/** The server renders them with the page: its loader waits for them. */
export async function readyToRenderChoices(): Promise<void> {
  ServersFields ??= await fetchFields();
}

/** The browser fetches their script only where there are any, and leaves what stands there until then. */
const BrowsersFields = lazy(() => fetchFields().then((part) => ({ default: part }), stay));

/** It did not come: what the server rendered works without it, and where it did not it is asked to. */
function stay(): Promise<never> {
  if (!document.querySelector("#buy [name=option1], #buy [name=personal]") && navigator.onLine)
    window.location.reload();
  return new Promise(() => {});
}

/** Renders anew for nothing but its product: what is not hydrated yet would be made anew. */
export const LaterChoices = memo(({ product, choices, onShow }: ChoiceFieldsProps) => {
  const Fields = ServersFields ?? BrowsersFields;
  return (
    <Suspense>
      <Fields product={product} choices={choices} onShow={onShow} />
    </Suspense>
  );
});
