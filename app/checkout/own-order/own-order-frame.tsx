import type { ReactNode } from "react";
import { ShopContact } from "#own-orders/shop-contact.tsx";
import { ButtonLink } from "#ui/form/button.tsx";
import { Wrap } from "#ui/page/wrap.tsx";
import { ClosedOrder, OrderNotFound, OrderUnread } from "../placed/closed-order.tsx";
import { linkOver } from "../placed/placed.text.ts";
import type { Unshown } from "./own-order.server.ts";
import { ownOrderText as text } from "./own-order.text.ts";

interface OwnOrderFrameProps {
  title: string;
  /** The order's page. */
  back: string;
  /** Whether its buyer may still change it, and why not. */
  standing: "open" | "packed" | "lost" | "binding";
  children: ReactNode;
}

/** A page on which a buyer changes an order; what it says instead where it is too late for that. */
export function OwnOrderFrame({ title, back, standing, children }: OwnOrderFrameProps) {
  return (
    <Wrap className="pt-8 pb-16 md:pt-14">
      <div className="mx-auto max-w-[67rem]">
        <h1 className="text-3xl">{title}</h1>
        {standing === "open" ? children : <NotHere back={back} standing={standing} />}
      </div>
    </Wrap>
  );
}

const words = { packed: "closed", lost: "lost", binding: "binding" } as const;

function NotHere({ back, standing }: { back: string; standing: keyof typeof words }) {
  return (
    <>
      <p className="mt-4 max-w-measure">{text[words[standing]]}</p>
      {standing === "binding" && <ShopContact />}
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink variant="primary" to={back}>
          {text.keep}
        </ButtonLink>
        <ButtonLink to="/contact">{text.askUs}</ButtonLink>
      </div>
    </>
  );
}

interface UnshownOrderProps extends Unshown {
  /** What a page shows where something of an order is not there. */
  missing?: { title: string; text: string };
}

/** Stands in place of an order that is not shown. */
export function UnshownOrder({ why, missing }: UnshownOrderProps) {
  if (why === "over") return <ClosedOrder {...linkOver} />;
  return why === "unread" ? <OrderUnread /> : <OrderNotFound {...missing} />;
}
