import { BackLink } from "#ui/page/back-link.tsx";
import { staffText } from "./staff.text.ts";
import { staffPath } from "./staff-member.ts";

/** The way from one of the staff to all of them. */
export const BackToStaff = () => <BackLink to={staffPath}>{staffText.back}</BackLink>;
