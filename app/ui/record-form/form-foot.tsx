import type { ReactNode } from "react";

/** The buttons of a long form, always in reach. */
export function FormFoot({ isUploading, children }: { isUploading: boolean; children: ReactNode }) {
  return (
    <div className="sticky bottom-0 z-10 -mx-5 mt-8 flex flex-wrap items-center justify-end gap-3 border-t border-ink bg-paper px-5 py-3 sm:-mx-8 sm:px-8">
      {isUploading && <p className="mr-auto text-sm text-ink-2 max-sm:w-full">Pictures are on their way …</p>}
      {children}
    </div>
  );
}
