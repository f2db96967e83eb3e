import { ActForm } from "#records/act-form.tsx";
import { useActButton } from "#ui/form/act-button.ts";
import { Button } from "#ui/form/button.tsx";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { longDateTime } from "#values/time/date-time.ts";
import { endpointPath } from "../endpoint-paths.ts";
import type { Endpoint, EventDelivery } from "../endpoints/endpoint.ts";
import type { EndpointAnswer } from "../endpoints/endpoint-answer.ts";
import { webhooksText as text } from "../webhooks.text.ts";
import { BackToConnections } from "./back-to-connections.tsx";
import { DeliveriesPart } from "./deliveries-part.tsx";
import { EndpointActs } from "./endpoint-acts.tsx";
import { EndpointFields } from "./endpoint-fields.tsx";
import { EndpointStateBadge } from "./endpoint-state.tsx";
import { ShownSecret } from "./shown-secret.tsx";

interface EndpointViewProps {
  endpoint: Endpoint;
  deliveries: readonly EventDelivery[];
  given: EndpointAnswer | undefined;
}

export function EndpointView({ endpoint, deliveries, given }: EndpointViewProps) {
  const { state, failingSince, maker, version } = endpoint;
  // Errors of fields stand at the fields; an error of the whole stands above everything.
  const isWhole = given?.kind === "failed";
  return (
    <>
      <BackToConnections />
      <PageHead title={new URL(endpoint.url).host}>
        <EndpointStateBadge state={state} />
      </PageHead>
      {isWhole && given.text && (
        <FormProblem text={given.text} reload={endpointPath(endpoint.id)} className="mb-4" />
      )}
      {given?.kind === "done" && given.kept && <ShownSecret {...given.kept} />}
      <p className="max-w-measure">
        {text.explained[state]} {failingSince && text.failingSince(longDateTime(failingSince))}{" "}
        {maker !== null && text.maker(maker)}
      </p>
      <EndpointActs endpoint={endpoint} />
      <DeliveriesPart endpoint={endpoint} deliveries={deliveries} />
      <TitledPart title={text.formTitle} className="mt-10 max-w-3xl">
        <EndpointForm key={version} endpoint={endpoint} given={isWhole ? { ...given, text: "" } : given} />
      </TitledPart>
    </>
  );
}

function EndpointForm({ endpoint, given }: Pick<EndpointViewProps, "endpoint" | "given">) {
  return (
    <ActForm to={endpointPath(endpoint.id)} version={endpoint.version} label={text.formTitle} given={given}>
      <EndpointFields kept={endpoint} given={given} />
      <Button {...useActButton("save")} variant="primary">
        {text.save}
      </Button>
    </ActForm>
  );
}
