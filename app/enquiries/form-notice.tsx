/** What went wrong, above a form that was posted without script; with script a toast says it. */
export function FormNotice({ title, text }: { title: string; text?: string }) {
  return (
    <p role="alert" className="mb-4 text-geru">
      <strong>{title}</strong> {text}
    </p>
  );
}
