import type { ReactNode } from "react";
import { Form } from "react-router";
import { useActButton } from "#ui/form/act-button.ts";
import { Button } from "#ui/form/button.tsx";
import { ConfirmButton } from "#ui/form/confirm-button.tsx";
import { useInTurn } from "#ui/form/use-in-turn.ts";
import { endpointPath } from "../endpoint-paths.ts";
import type { Endpoint } from "../endpoints/endpoint.ts";
import { webhooksText as text } from "../webhooks.text.ts";

type Seen = Pick<Endpoint, "id" | "version">;

const turns = {
  on: { act: "pause", variant: "outline" },
  paused: { act: "resume", variant: "primary" },
  stopped: { act: "resume", variant: "primary" },
} as const satisfies Record<Endpoint["state"], object>;

/** The acts on an endpoint besides changing it. */
export function EndpointActs({ endpoint }: { endpoint: Endpoint }) {
  const { state, url } = endpoint;
  const wide = { small: true, className: "max-sm:w-full" };
  const { act, variant } = turns[state];
  const turn = useActButton(act);
  return (
    <section
      aria-label={text.actsTitle}
      className="mt-4 grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap sm:items-end"
    >
      <Act endpoint={endpoint}>
        <Button {...useActButton("test")} {...wide}>
          {text.test}
        </Button>
      </Act>
      <Act endpoint={endpoint}>
        <Button {...turn} {...wide} variant={variant}>
          {text[act]}
        </Button>
      </Act>
      <Act endpoint={endpoint}>
        <ConfirmButton {...useActButton("renew")} {...wide} question={text.askRenew}>
          {text.renew}
        </ConfirmButton>
      </Act>
      <Act endpoint={endpoint}>
        <ConfirmButton {...useActButton("delete")} {...wide} question={text.ask(new URL(url).host)}>
          {text.remove}
        </ConfirmButton>
      </Act>
    </section>
  );
}

function Act({ endpoint: { id, version }, children }: { endpoint: Seen; children: ReactNode }) {
  return (
    <Form method="post" action={endpointPath(id)} onSubmit={useInTurn()} preventScrollReset>
      <input type="hidden" name="version" value={version} />
      {children}
    </Form>
  );
}
