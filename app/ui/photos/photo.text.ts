/** The words of every field that takes photos. */
export const photoText = {
  photos: "Photos",
  camera: "Take a Photo",
  cameraAgain: "Take Another Photo",
  fromFiles: "Choose Photos",
  photoOf: (place: number) => `Photo ${place}`,
  removePhoto: (place: number) => `Remove photo ${place}`,
  many: (most: number) => `Add ${most} photos at most.`,
  again: "Please choose your photos again: a browser forgets them when a page comes back.",
};
