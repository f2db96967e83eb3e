/** What is said of pictures from elsewhere that no text shows (PHOTO-28). */
export const leftOutText = {
  pictures: (count: number): string =>
    count === 1
      ? "1 picture from elsewhere was left out of its text: put it in by 'Picture'."
      : `${count} pictures from elsewhere were left out of its text: put them in by 'Picture'.`,
};
