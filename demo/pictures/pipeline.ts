// The way that every upload takes: what draws runs in a process of its own, which the shop can hand nothing
// to.

export { storePicture } from "../../app/pictures/store-picture.server.ts";
export { openLocalFileStore } from "../../app/platform/files/local-file-store.server.ts";
export { variantOf } from "../../app/values/picture.ts";
