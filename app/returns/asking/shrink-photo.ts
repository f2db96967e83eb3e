const mostSide = 1600;

/**
 * A photo as small as the shop keeps it, so that a phone need not send all that its camera took. What the
 * browser can't read goes as it is; the shop says what is wrong with it.
 */
export async function shrinkPhoto(photo: File): Promise<File> {
  try {
    const bitmap = await createImageBitmap(photo);
    const scale = Math.min(1, mostSide / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", 0.85));
    return blob && blob.size < photo.size ? new File([blob], photo.name, { type: blob.type }) : photo;
  } catch {
    return photo;
  }
}
