import { Link } from "#ui/link.tsx";
import { staffText } from "./staff.text.ts";
import { staffPath } from "./staff-member.ts";

/** The way from one of the staff to all of them. */
export const BackToStaff = () => (
  <Link to={staffPath} className="action text-sm">
    {staffText.back}
  </Link>
);
