import { useEffect, useRef, useState } from "react";
import { useToast } from "#ui/overlay/toast.tsx";
import { withdrawToast } from "#ui/overlay/toast-store.ts";
import { mostUploadBytes, tooManyPictures, type UploadBucket, uploadPath } from "#values/upload.ts";
import { changeItem, isKept, moveItem, type PictureItem, roomFor, unsentText } from "./picture-list.ts";
import { complaintAbout, fileRefusal } from "./refused-files.ts";
import { sendPicture } from "./send-picture.ts";
import { shrinkPicture } from "./shrink-picture.ts";
import { uploadsText } from "./uploads.text.ts";

export interface PicturesUse {
  bucket: UploadBucket;
  /** The record's id: its pictures lie together. */
  recordId: string;
  most: number;
  given: readonly { url: string; alt?: string }[];
  /** Hears of every change that is made by hand. */
  onChange(): void;
}

export type PictureUploads = ReturnType<typeof usePictures>;

let keys = 0;

/**
 * The pictures of a form: chosen files are sent at once, one after the other, and wait on the server until
 * the form is saved. What is too large, of another kind or one too many is named by a toast and leaves the
 * others alone.
 */
export function usePictures({ bucket, recordId, most, given, onChange }: PicturesUse) {
  const toast = useToast();
  const [items, setItems] = useState<readonly PictureItem[]>(() =>
    given.map(({ url, alt = "" }) => ({ key: url, url, alt })),
  );
  const change = (key: string, part: Partial<PictureItem>) => setItems((list) => changeItem(list, key, part));
  const [isAsked, setAsked] = useState(false);
  const unsent = unsentText(items);
  const enqueue = useSendingQueue({ bucket, recordId }, change);

  function changeList(changed: (list: readonly PictureItem[]) => readonly PictureItem[]): void {
    onChange();
    setItems(changed);
  }

  function add(files: readonly File[]): void {
    const { taken, room } = roomFor(files, items.length, most);
    if (taken.length < files.length) {
      toast({ title: uploadsText.limit, text: tooManyPictures(room, most), tone: "destructive" });
      // A choice that does not fit is refused as a whole (PRODUCT-14).
      return;
    }
    void Promise.all(taken.map(withinBound)).then(take);
  }

  function take(taken: readonly File[]): void {
    const complaint = complaintAbout(taken, bucket);
    if (complaint) toast({ title: uploadsText.error, text: complaint, tone: "destructive" });
    const sendable = taken.filter((file) => fileRefusal(file, bucket) === undefined);
    const added = sendable.map((file) => {
      keys += 1;
      return { key: `new-${keys}`, url: "", alt: "", progress: 0, file };
    });
    if (added.length > 0) changeList((list) => [...list, ...added]);
    for (const { key, file } of added) enqueue(key, file);
  }

  /** What a toast said of a picture that is sent again, or gone. */
  function unsay(key: string): void {
    const failed = items.find((item) => item.key === key)?.failed;
    if (failed) withdrawToast(failed);
  }

  function retry(key: string): void {
    const file = items.find((item) => item.key === key)?.file;
    if (!file) return;
    unsay(key);
    change(key, { failed: undefined, progress: 0 });
    enqueue(key, file);
  }

  return {
    bucket,
    most,
    items,
    /** The form can't be saved before these have arrived. */
    isSending: items.some(({ progress }) => progress !== undefined),
    /**
     * Are there pictures that were not sent? Called when the form is to be saved; from then on the field says
     * so.
     */
    holdUp(): boolean {
      setAsked(true);
      return unsent !== undefined;
    },
    error: isAsked ? unsent : undefined,
    kept: items.filter(isKept),
    add,
    retry,
    /** An edited picture in the place of the one that it was made from. */
    exchange: (key: string, url: string) => changeList((list) => changeItem(list, key, { url })),
    describe: (key: string, alt: string) => changeList((list) => changeItem(list, key, { alt })),
    move: (key: string, place: number) => changeList((list) => moveItem(list, key, place)),
    remove: (key: string) => {
      unsay(key);
      changeList((list) => list.filter((item) => item.key !== key));
    },
  };
}

/** Sends files one after the other while the form stands, and tells each picture what becomes of its file. */
function useSendingQueue(
  { bucket, recordId }: Pick<PicturesUse, "bucket" | "recordId">,
  change: (key: string, part: Partial<PictureItem>) => void,
) {
  const toast = useToast();
  const queue = useRef<Promise<void>>(Promise.resolve());
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  async function send(key: string, file: File): Promise<void> {
    const { signal } = leaving.current;
    if (signal.aborted) return;
    const onProgress = (progress: number) => change(key, { progress });
    const small = await shrinkPicture(file);
    if (signal.aborted) return;
    const sent = await sendPicture(small, uploadPath(bucket, recordId, file.name), { onProgress, signal });
    if (signal.aborted) return;
    if ("url" in sent) return change(key, { url: sent.url, progress: undefined, file: undefined });
    toast({ ...sent, tone: "destructive" });
    change(key, { progress: undefined, failed: sent.text });
  }

  return (key: string, file: File): void => {
    queue.current = queue.current.then(() => send(key, file));
  };
}

/** A photograph that is larger than is taken may be a fine one once it is as large as it is stored. */
const withinBound = (file: File): Promise<File> | File =>
  file.size > mostUploadBytes ? shrinkPicture(file) : file;
