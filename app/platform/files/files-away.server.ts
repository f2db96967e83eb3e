/** The files can't be had just now; its message is a sentence for whoever runs the shop. */
export class FilesAway extends Error {
  override readonly name = "FilesAway";
}
