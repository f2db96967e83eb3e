import type { ReactNode } from "react";
import { ActForm } from "#records/act-form.tsx";
import { adminReturnPath } from "../return-paths.ts";
import type { ManagedReturn } from "./read-return.server.ts";
import type { ReturnActAnswer } from "./return-act.form.ts";

/** A request, and what was answered to the form of it that was sent last. */
export interface ReturnActProps {
  managed: ManagedReturn;
  given: ReturnActAnswer | undefined;
}

interface ReturnActFormProps extends ReturnActProps {
  label: string;
  children: ReactNode;
}

/** A form of the dialog. */
export const ReturnActForm = ({ managed: { request }, ...form }: ReturnActFormProps) => (
  <ActForm to={adminReturnPath(request.id)} version={request.version} {...form} />
);
