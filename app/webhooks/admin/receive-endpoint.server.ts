import type { Doer } from "#accounts/permissions/holder.ts";
import type { Permission } from "#accounts/permissions/permissions.ts";
import type { Notice } from "#platform/notice.ts";
import type { Services } from "#platform/services.server.ts";
import { staleText } from "#platform/stale.text.ts";
import { unwritten } from "#platform/web/outage.server.ts";
import { textIn, versionIn } from "#values/text/form-text.ts";
import { connectionsPath, endpointPath } from "../endpoint-paths.ts";
import {
  addEndpoint,
  type ChangedEndpoint,
  changeEndpoint,
  deleteEndpoint,
  pauseEndpoint,
  renewSecret,
  resend,
  resumeEndpoint,
} from "../endpoints/change-endpoint.server.ts";
import type { Endpoint } from "../endpoints/endpoint.ts";
import { type EndpointAnswer, endpointTyped } from "../endpoints/endpoint-answer.ts";
import { deliveryIn, formId, parseEndpoint } from "../endpoints/parse-endpoint.server.ts";
import { sendTest } from "../endpoints/send-test.server.ts";
import { lackedFor } from "../events/event-permissions.ts";
import { webhooksText as text } from "../webhooks.text.ts";

type Shop = Pick<Services, "db" | "config" | "now" | "secret" | "runJobSoon" | "log">;
type Owner = Doer<"settings">;

/** An answer in place, or a redirect with its notice. */
type Received = { answer: EndpointAnswer; status: number } | { to: string; notice: Notice };

const refuse = (form: FormData, words: string, status = 409) => ({
  answer: { kind: "failed", text: words, typed: endpointTyped(form) } as const,
  status,
});

const lackedEvents = (form: FormData, lacked: readonly Permission[]) => ({
  answer: {
    kind: "refused",
    errors: { events: text.errors.lacked(lacked) },
    typed: endpointTyped(form),
  } as const,
  status: 403,
});

/** The answer to the form that adds an endpoint; only this one has its secret. */
export async function receiveNewEndpoint(
  shop: Shop,
  actor: Owner,
  form: FormData,
): Promise<{ answer: EndpointAnswer; status: number }> {
  const lacked = lackedFor(actor.permissions, endpointTyped(form).events);
  if (lacked.length > 0) return lackedEvents(form, lacked);
  const parsed = parseEndpoint(form, shop.config.webhooks.allowPrivate);
  if (parsed.kind === "refused") return { answer: parsed, status: 422 };
  const id = formId(form);
  try {
    const made = await addEndpoint(shop, actor, { id, ...parsed.value });
    switch (made.kind) {
      case "lacked":
        return lackedEvents(form, made.lacked);
      case "too-many":
        return refuse(form, text.tooMany);
      case "made-before":
        return refuse(form, text.madeBefore);
      case "made": {
        const kept = { id, secret: made.secret, host: new URL(parsed.value.url).host };
        return { answer: { kind: "done", kept }, status: 200 };
      }
    }
  } catch (error) {
    return refuse(form, text.saveFailed.text, unwritten(shop, error, "a webhook could not be added"));
  }
}

/** Carries out the act of the pressed button on an endpoint's page. */
export async function receiveEndpointAct(
  shop: Shop,
  actor: Owner,
  endpoint: Endpoint,
  form: FormData,
): Promise<Received> {
  const { id, url } = endpoint;
  const seen = { id, version: versionIn(form) };
  const here = (notice: Notice) => ({ to: endpointPath(id), notice });
  const told = (done: ChangedEndpoint, notice: Notice): Received => {
    switch (done.kind) {
      case "done":
        return here(notice);
      case "stale":
        return refuse(form, staleText.message);
      case "missing":
        return refuse(form, text.gone.text);
      case "lacked":
        return refuse(form, text.errors.lacked(done.lacked), 403);
    }
  };
  switch (textIn(form, "intent")) {
    case "save":
      return save(shop, actor, seen, form);
    case "test":
      return here(await testNotice(shop, id));
    case "pause":
      return told(await pauseEndpoint(shop, actor, seen), text.paused);
    case "resume":
      return told(await resumeEndpoint(shop, actor, seen), text.resumed);
    case "renew": {
      const done = await renewSecret(shop, actor, seen);
      if (done.kind !== "done") return told(done, text.saved);
      const kept = { id, secret: done.secret, host: new URL(url).host };
      return { answer: { kind: "done", kept }, status: 200 };
    }
    case "delete":
      return {
        to: connectionsPath,
        notice: (await deleteEndpoint(shop, actor, id)) ? text.removed : text.gone,
      };
    case "again": {
      const which = deliveryIn(form);
      return here(text.sentAgain(which === undefined ? 0 : await resend(shop, actor, { id, which })));
    }
    default:
      return refuse(form, text.saveFailed.text, 400);
  }
}

async function save(
  shop: Shop,
  actor: Owner,
  seen: { id: string; version: number },
  form: FormData,
): Promise<Received> {
  const parsed = parseEndpoint(form, shop.config.webhooks.allowPrivate);
  if (parsed.kind === "refused") return { answer: parsed, status: 422 };
  const done = await changeEndpoint(shop, actor, { ...seen, ...parsed.value });
  switch (done.kind) {
    case "done":
      return { to: endpointPath(seen.id), notice: text.saved };
    case "lacked":
      return lackedEvents(form, done.lacked);
    case "stale":
      return refuse(form, staleText.message);
    case "missing":
      return refuse(form, text.gone.text);
  }
}

async function testNotice(shop: Shop, id: string): Promise<Notice> {
  const sent = await sendTest(shop, id);
  if (!sent) return text.gone;
  return sent.hasArrived ? text.testArrived(sent.status) : text.testFailed(sent.status, sent.answer);
}
