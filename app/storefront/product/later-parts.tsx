import { type ComponentType, lazy, memo, Suspense } from "react";
import type { AwaitedProduct } from "#enquiries/alerts/stock-alert-form.tsx";
import type { GetsPartProps } from "#who-gets/shown/gets-part.tsx";
import type { ChoiceFieldsProps } from "../choosing/choice-fields.tsx";
import type { ProductAsideProps } from "./product-aside.tsx";

// The browser fetches their scripts only where there are any, and leaves what stands there until then.

const fetchChoices = () => import("../choosing/choice-fields.tsx").then((part) => part.ChoiceFields);
const fetchAlert = () => import("#enquiries/alerts/stock-alert-form.tsx").then((part) => part.StockAlertForm);

const fetchGets = () => import("#who-gets/shown/gets-part.tsx").then((part) => part.GetsPart);

const fetchAside = () => import("./product-aside.tsx").then((part) => part.ProductAside);

/** A part of the page that comes after the first script; `rendered` finds it where the server rendered it. */
function laterPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  rendered = "#buy [name=option1],#buy [name=personal],#alert-email",
) {
  return lazy(() => fetchPart().then((part) => ({ default: part }), stay.bind(null, rendered)));
}

/** It did not come: what the server rendered works without it, and where it did not it is asked to. */
function stay(rendered: string): Promise<never> {
  if (!document.querySelector(rendered) && navigator.onLine) window.location.reload();
  return new Promise(() => {});
}

let Choices: ComponentType<ChoiceFieldsProps> = laterPart(fetchChoices);
let Alert: ComponentType<{ product: AwaitedProduct }> = laterPart(fetchAlert);
let Aside: ComponentType<ProductAsideProps> = laterPart(fetchAside, "[name=pin]");

let Gets: ComponentType<GetsPartProps> = laterPart(fetchGets, "#who-gets");

let ready: Promise<void> | undefined;

/** The server renders them with the page: its loader waits for them, the first time. */
export const readyToRender = (): Promise<void> => {
  ready ??= fetchAll();
  return ready;
};

async function fetchAll(): Promise<void> {
  [Choices, Alert, Aside, Gets] = await Promise.all([
    fetchChoices(),
    fetchAlert(),
    fetchAside(),
    fetchGets(),
  ]);
}

/** Renders anew for nothing but its product: what is not hydrated yet would be made anew. */
export const LaterChoices = memo((props: ChoiceFieldsProps) => (
  <Suspense>
    <Choices {...props} />
  </Suspense>
));

export const LaterAlert = ({ product }: { product: AwaitedProduct }) => (
  <Suspense>
    <Alert product={product} />
  </Suspense>
);

export const LaterAside = memo((props: ProductAsideProps) => (
  <Suspense>
    <Aside {...props} />
  </Suspense>
));

export const LaterGets = memo((props: GetsPartProps) => (
  <Suspense>
    <Gets {...props} />
  </Suspense>
));
