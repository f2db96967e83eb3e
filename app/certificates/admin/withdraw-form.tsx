import { useNavigation } from "react-router";
import { ActForm } from "#records/act-form.tsx";
import { ConfirmButton } from "#ui/form/confirm-button.tsx";
import { errorsIn, typedIn } from "#ui/form/form-answer.ts";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { TextAreaField } from "#ui/form/text-area-field.tsx";
import { isBlank } from "#values/text/blank.ts";
import { textIn } from "#values/text/form-text.ts";
import { certificateAdminText as text } from "./certificate-admin.text.ts";
import { adminCertificatePath } from "./certificate-paths.ts";
import type { OpenCertificate } from "./open-certificate.server.ts";
import type { WithdrawAnswer } from "./withdraw.form.ts";

/** Folded away: it is done seldom, and can't be undone. */
export const WithdrawPart = (props: WithdrawFormProps) => (
  <details open={props.given !== undefined} className="mt-5 border-t border-hair pt-2">
    <summary className="flex min-h-11 cursor-pointer items-center text-sm font-semibold">
      {text.withdrawPart}
    </summary>
    <WithdrawForm {...props} />
  </details>
);

interface WithdrawFormProps {
  certificate: Pick<OpenCertificate["certificate"], "code" | "version">;
  given: WithdrawAnswer | undefined;
}

/** Voids a certificate, with a reason for the owner herself. */
function WithdrawForm({ certificate: { code, version }, given }: WithdrawFormProps) {
  const to = adminCertificatePath(code);
  return (
    <ActForm to={to} version={version} label={text.withdraw} given={given}>
      {given?.kind === "failed" && given.text && <FormProblem text={given.text} reload={to} />}
      <TextAreaField
        label={text.withdrawWhy}
        name="why"
        rows={2}
        required
        defaultValue={typedIn(given).why ?? ""}
        hint={text.withdrawHint}
        error={errorsIn(given).why}
      />
      <ConfirmButton
        question={text.withdrawAsk}
        questionOf={(form) => (isBlank(textIn(form, "why")) ? undefined : text.withdrawAsk)}
        pending={useNavigation().formData?.has("why") ?? false}
        className="justify-self-start max-sm:w-full"
      >
        {text.withdraw}
      </ConfirmButton>
    </ActForm>
  );
}
