import {
  isTaken,
  mostUploadBytes,
  refusalText,
  type UploadBucket,
  type UploadRefusal,
} from "#values/upload.ts";

/** Why a file need not be sent at all; the server looks again, and closer. */
export function fileRefusal(file: File, bucket: UploadBucket): UploadRefusal | undefined {
  if (file.size > mostUploadBytes) return "too-many-bytes";
  return isTaken(bucket, file) ? undefined : "wrong-format";
}

/**
 * Names every file that is not sent: of five photographs a phone may have made three too large. Blank where
 * all are.
 */
export function complaintAbout(files: readonly File[], bucket: UploadBucket): string {
  const refused = (["too-many-bytes", "wrong-format"] as const).map((refusal) => {
    const names = files.filter((file) => fileRefusal(file, bucket) === refusal).map(({ name }) => name);
    return names.length > 0 ? refusalText(refusal, bucket, ...names) : "";
  });
  return refused.filter(Boolean).join(" ");
}
