import type { ReactNode } from "react";
import { ActForm } from "#records/act-form.tsx";
import { adminReturnPath } from "../return-paths.ts";
import type { ManageReturnProps } from "./manage-return.tsx";

interface ReturnActFormProps extends ManageReturnProps {
  label: string;
  children: ReactNode;
}

/** A form of the dialog. */
export const ReturnActForm = ({ managed: { request }, ...form }: ReturnActFormProps) => (
  <ActForm to={adminReturnPath(request.id)} version={request.version} {...form} />
);
