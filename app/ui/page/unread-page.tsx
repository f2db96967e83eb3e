import { FormProblem } from "../form/form-problem.tsx";
import { PageHead } from "./page-head.tsx";

/** In place of a page that could not be fetched: what it is, that it could not be, and another try. */
export const UnreadPage = ({ title, text, reload }: { title: string; text: string; reload: string }) => (
  <>
    <PageHead title={title} />
    <FormProblem text={text} reload={reload} />
  </>
);
