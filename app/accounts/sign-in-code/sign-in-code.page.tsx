import { data, replace } from "react-router";
import { shopOf } from "#platform/config/shop-settings.ts";
import { pageMeta } from "#platform/html/page-meta.ts";
import { requestFacts, services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { ButtonLink } from "#ui/form/button.tsx";
import { exceptAfterPost } from "#ui/page/failed-request.ts";
import { accountStatus } from "../account-answer.ts";
import { AccountFrame } from "../account-parts.tsx";
import { homeOf } from "../actor.ts";
import { cookieHeaders } from "../guard.server.ts";
import { returnPath } from "../session/return-path.ts";
import { submitSignIn } from "../session/submit-sign-in.ts";
import type { Route } from "./+types/sign-in-code.page.ts";
import { codeText as text } from "./code.text.ts";
import { CodeForm } from "./code-form.tsx";
import { isCodeAwaited, receiveSignInCode } from "./receive-code.server.ts";

export const policy: RoutePolicy = { cached: false };

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const isAwaited = await isCodeAwaited(services(context), request);
  return { isAwaited, from: returnPath(url.searchParams.get("from")) };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await postedForm(request);
  const { clientAddress } = requestFacts(context);
  const answer = await receiveSignInCode(services(context), { request, clientAddress }, form);
  if (answer.kind !== "signed-in") return data(answer, { status: accountStatus(answer) });
  const back = returnPath(url.searchParams.get("from"));
  throw replace(back ?? homeOf(answer.role), { status: 303, headers: cookieHeaders(answer.setCookies) });
}

export const shouldRevalidate = exceptAfterPost;

export const clientAction = (call: Route.ClientActionArgs) =>
  submitSignIn(call, { ...text.failed, text: text.offline });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: text.title,
    description: text.intro,
    path: "/sign-in-code",
    noIndex: true,
    shop: shopOf(matches),
  });

/** The second step of signing in. */
export default function SignInCodePage({ loaderData, actionData }: Route.ComponentProps) {
  const { isAwaited, from } = loaderData;
  if (!isAwaited && !actionData) return <SignInOver />;
  return <CodeForm from={from} given={actionData} over={<SignInOver />} />;
}

function SignInOver() {
  return (
    <AccountFrame title={text.over.title} intro={text.over.text}>
      <ButtonLink variant="primary" to="/admin-login">
        {text.over.again}
      </ButtonLink>
    </AccountFrame>
  );
}
