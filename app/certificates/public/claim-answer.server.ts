import { data } from "react-router";
import type { Notice } from "#platform/notice.ts";
import type { Services } from "#platform/services.server.ts";
import { isCode } from "../certificate-code.ts";
import { certificateText as text } from "./certificate.text.ts";
import type { ClaimAnswer } from "./claim.form.ts";
import { claimCertificate } from "./claim-certificate.server.ts";

interface Claim {
  code: string;
  secret: string;
  clientAddress: string;
}

type Answered = { notice: Notice } | { refusal: ClaimAnswer; status: number };

/** The answer to somebody who typed a secret: on the page that says so, or at the field. */
export async function claimAnswer(shop: Pick<Services, "db" | "now">, claim: Claim): Promise<Answered> {
  if (!isCode(claim.code)) throw data(null, { status: 404 });
  const claimed = await claimCertificate(shop, claim);
  switch (claimed.kind) {
    case "missing":
      throw data(null, { status: 404 });
    case "claimed":
      return { notice: text.claimed };
    case "before":
      return { notice: text.before(claimed.at) };
    case "void":
      return { notice: { ...text.isVoid, tone: "destructive" } };
    case "limited":
      return { refusal: { kind: "failed", notice: { ...text.tooMany, tone: "destructive" } }, status: 429 };
    default:
      return {
        refusal: { kind: "refused", errors: { secret: text.errors.wrong }, typed: { secret: claim.secret } },
        status: 422,
      };
  }
}
