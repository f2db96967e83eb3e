import { isRouteErrorResponse } from "react-router";
import { Button, ButtonLink } from "#ui/form/button.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { Wrap } from "#ui/page/wrap.tsx";
import { useRequestId } from "#ui/render-facts.tsx";
import { errorText, frameText, menuText } from "../frame.text.ts";

/** What stands in place of a page that could not be shown. */
export function ErrorView({ error }: { error: unknown }) {
  const kind = kindOf(error);
  const { title, text } = errorText[kind];
  return (
    <Wrap>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        level={1}
        drawing={drawings[kind]}
        title={title}
        text={
          <>
            {text}
            {kind !== "notFound" && <RequestId />}
          </>
        }
        action={
          <>
            {(kind === "failed" || kind === "offline") && (
              <Button variant="primary" onClick={() => window.location.reload()} className="needs-script">
                {menuText.tryAgain}
              </Button>
            )}
            <ButtonLink to="/shop">{menuText.goOn}</ButtonLink>
          </>
        }
      />
    </Wrap>
  );
}

const drawings = { notFound: "lost", refused: "error", offline: "offline", failed: "error" } as const;

function kindOf(error: unknown): "notFound" | "refused" | "offline" | "failed" {
  if (isRouteErrorResponse(error) && error.status < 500) return error.status === 404 ? "notFound" : "refused";
  const isOffline = error instanceof TypeError && typeof navigator !== "undefined" && !navigator.onLine;
  return isOffline ? "offline" : "failed";
}

/**
 * The server writes the id. The browser does not know it and, hydrating, leaves such content as it found it.
 */
function RequestId() {
  const id = useRequestId();
  const html = id ? `${frameText.support} <code>${id}</code>` : "";
  return (
    <span
      suppressHydrationWarning
      className="mt-3 block text-sm empty:hidden"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own words and our own uuid
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
