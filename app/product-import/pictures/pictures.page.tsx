import { useEffect } from "react";
import { Form, useNavigation, useRevalidator } from "react-router";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { type Holder, holds } from "#accounts/permissions/holder.ts";
import { retryForeign } from "#pictures/foreign/foreign-pictures.db.server.ts";
import { foreignPicturesJobName, type PictureKind } from "#pictures/foreign/foreign-pictures.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { adminPage } from "#records/page/admin-page.server.ts";
import { type AdminPageProps, adminPageInBrowser } from "#records/page/admin-page.ts";
import { Button } from "#ui/form/button.tsx";
import { Link } from "#ui/link.tsx";
import { BackLink } from "#ui/page/back-link.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { textIn } from "#values/text/form-text.ts";
import { retryPictures } from "./import-pictures.db.server.ts";
import { importPicturesJobName, importPicturesPath } from "./import-pictures.ts";
import { picturesText as text } from "./pictures.text.ts";
import { type FetchedPictures, readFetchedPictures } from "./read-fetched-pictures.server.ts";

export const policy = { cached: false, needs: "products" } as const satisfies AdminPolicy;

const nothing: FetchedPictures = { waiting: 0, fetched: 0, failed: [], failedCount: 0 };

/** Stories' pictures are for who may write those. */
const kindsOf = (actor: Holder<"products">): PictureKind[] =>
  holds(actor, "stories") ? ["product", "post", "artisan"] : ["product"];

const server = adminPage(policy, {
  read: ({ db }, { actor }) => readFetchedPictures(db, kindsOf(actor)),
  async take({ db, now, runJobSoon }, { actor }, form): Promise<never> {
    const id = textIn(form, "id") || null;
    await retryPictures(db, id, now());
    await retryForeign(db, { id, kinds: kindsOf(actor) }, now());
    runJobSoon(importPicturesJobName);
    runJobSoon(foreignPicturesJobName);
    throw redirectWithNotice(importPicturesPath, text.retried);
  },
});
const browser = adminPageInBrowser({
  title: () => text.title,
  unread: () => nothing,
  listFailed: () => text.unread,
  failed: () => text.unread,
});

export const loader = server.loader;
export const action = server.action;
export const clientLoader = browser.clientLoader;
export const clientAction = browser.clientAction;
export const meta = browser.meta;

const everyMs = 3000;

/** How far the pictures are that lay elsewhere, and which of them could not be had (IMPORT-8, PRODUCT-35). */
export default function ImportPicturesPage({ loaderData }: AdminPageProps<typeof server>) {
  const progress = loaderData ?? nothing;
  const { waiting, fetched, failedCount } = progress;
  const all = waiting + fetched + failedCount;
  useFollow(waiting > 0);
  return (
    <>
      <BackLink to="/admin/dashboard/products/import">{text.back}</BackLink>
      <PageHead title={text.title} />
      {all === 0 ? (
        <EmptyState title={text.none} />
      ) : (
        <div className="grid max-w-measure gap-4">
          <progress value={fetched} max={all} aria-label={text.title} className="h-3 w-full accent-leaf" />
          <p role="status" className="tabular-nums">
            {text.progress(fetched, all)}{" "}
            {waiting > 0 ? text.waiting(waiting) : failedCount === 0 && text.done}
          </p>
          {waiting > 0 && <noscript>{text.plainWaiting}</noscript>}
          {failedCount > 0 && <Failed progress={progress} />}
        </div>
      )}
    </>
  );
}

/** Asks again as long as something is on its way. */
function useFollow(isOpen: boolean) {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isOpen || state !== "idle") return;
    const later = setTimeout(() => void revalidate(), everyMs);
    return () => clearTimeout(later);
  }, [isOpen, revalidate, state]);
}

function Failed({ progress: { failed, failedCount } }: { progress: FetchedPictures }) {
  const isBusy = useNavigation().state !== "idle";
  return (
    <section className="grid gap-3">
      <p className="font-semibold">{text.failed(failedCount)}</p>
      <Form method="post">
        <Button type="submit" small disabled={isBusy}>
          {text.tryAllAgain}
        </Button>
      </Form>
      <ul className="grid gap-3">
        {failed.map(({ id, url, problem, form, name }) => (
          <li key={id} className="grid gap-1 border-l-4 border-geru pl-3 text-sm">
            <Link to={form} className="font-semibold">
              {name}
            </Link>
            <span className="text-ink-2 wrap-anywhere">{url}</span>
            <span>{text.problem(problem)}</span>
            <Form method="post">
              <input type="hidden" name="id" value={id} />
              <Button type="submit" small disabled={isBusy} aria-label={`${text.tryAgain}: ${name}`}>
                {text.tryAgain}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
