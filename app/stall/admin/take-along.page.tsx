import { data, Form } from "react-router";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { FindGoods, GoodsFields, pathWithGoods } from "#making/new-lot/choose-goods.tsx";
import { type ChosenGoods, chosenGoods, findGoods } from "#making/new-lot/goods-to-make.db.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { adminPage } from "#records/page/admin-page.server.ts";
import { type AdminPageProps, adminPageInBrowser } from "#records/page/admin-page.ts";
import { useActButton } from "#ui/form/act-button.ts";
import { Button } from "#ui/form/button.tsx";
import { Field } from "#ui/form/field.tsx";
import { errorsIn, typedIn } from "#ui/form/form-answer.ts";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { useFirstError } from "#ui/form/use-first-error.ts";
import { BackLink } from "#ui/page/back-link.tsx";
import { exceptAfterRefusal } from "#ui/page/failed-request.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { UnreadPage } from "#ui/page/unread-page.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { cleanText } from "#values/text/clean-text.ts";
import { takeAlong } from "../counting/take-along.server.ts";
import { readStall } from "./read-stall.db.server.ts";
import { type TakeAnswer, takenAlongIn, takeTyped } from "./stall-act.form.ts";
import { ownersStallPath, stallsPath, takeAlongPath } from "./stall-paths.ts";
import { stallsText as text } from "./stalls.text.ts";

export const policy = { cached: false, needs: "pack" } as const satisfies AdminPolicy;

const server = adminPage(policy, {
  async read({ db }, { url, params: { id = "" } }) {
    const stall = await readStall(db, id);
    const q = cleanText(url.searchParams.get("q") ?? "", 200);
    const chosen = await chosenGoods(db, url.searchParams.get("product") ?? "");
    const found = chosen ? [] : await findGoods(db, q);
    const shown = stall && stall.closed === null ? { name: stall.name, version: stall.version } : null;
    return data({ stall: shown, q, chosen, found }, { status: shown ? 200 : 404 });
  },
  async take(shop, { actor, params: { id = "" } }, form) {
    const read = takenAlongIn(form);
    const typed = takeTyped(form);
    if ("errors" in read)
      return data<TakeAnswer>({ kind: "refused", errors: read.errors, typed }, { status: 422 });
    const { version, ...good } = read.value;
    const moved = await takeAlong(shop, actor, { stallId: id, version, goods: [good] });
    switch (moved.kind) {
      case "moved":
        throw redirectWithNotice(ownersStallPath(id), text.take.done(moved.pieces));
      case "lacking": {
        const pieces = moved.left === null ? text.errors.goneGood : text.errors.lacking(moved.left);
        return data<TakeAnswer>({ kind: "refused", errors: { pieces }, typed }, { status: 422 });
      }
      case "closed":
      case "stale":
      case "missing":
        return data<TakeAnswer>({ kind: "failed", text: text.stale, typed }, { status: 409 });
    }
  },
});
const browser = adminPageInBrowser({
  title: () => text.take.title,
  unread: () => null,
  listFailed: () => text.listFailed,
  failed: () => text.notDone(text.offline),
});

export const loader = server.loader;
export const action = server.action;
export const clientLoader = browser.clientLoader;
export const clientAction = browser.clientAction;
export const shouldRevalidate = exceptAfterRefusal;
export const meta = browser.meta;

export default function TakeAlongPage({
  loaderData,
  actionData,
  params: { id },
}: AdminPageProps<typeof server, "id">) {
  const page = takeAlongPath(id);
  if (!loaderData) return <UnreadPage title={text.take.title} text={text.listFailed.text} reload={page} />;
  const { stall, q, chosen, found } = loaderData;
  if (!stall) return <FormProblem text={text.gone} reload={stallsPath} />;
  return (
    <>
      <BackLink to={ownersStallPath(id)}>{stall.name}</BackLink>
      <PageHead title={text.take.title} note={text.take.note} />
      <div className="max-w-[46rem]">
        {actionData?.kind === "failed" && actionData.text && (
          <FormProblem text={actionData.text} reload={page} />
        )}
        {chosen ? (
          <TakeForm key={chosen.id} page={page} version={stall.version} goods={chosen} given={actionData} />
        ) : (
          <FindGoods page={page} q={q} found={found} />
        )}
      </div>
    </>
  );
}

interface TakeFormProps {
  page: string;
  version: number;
  goods: ChosenGoods;
  given: TakeAnswer | undefined;
}

function TakeForm({ page, version, goods, given }: TakeFormProps) {
  const [errors, typed] = [errorsIn(given), typedIn(given)];
  const button = useActButton("take");
  return (
    <Form
      ref={useFirstError(given)}
      method="post"
      action={pathWithGoods(page, goods.id)}
      aria-label={text.take.title}
      noValidate={useHydrated()}
      preventScrollReset
      className="grid gap-4"
    >
      <input type="hidden" name="version" value={version} />
      <GoodsFields page={page} goods={goods} option={typed.option} error={errors.option} />
      <Field
        name="pieces"
        label={text.take.pieces}
        required
        inputMode="numeric"
        autoComplete="off"
        defaultValue={typed.pieces ?? ""}
        error={errors.pieces}
      />
      <Button {...button} variant="primary">
        {text.take.submit}
      </Button>
    </Form>
  );
}
