/** Why a picture or a form that was sent from the admin area stays where it is. */
export const signedOutText = {
  text: "You are signed out. Sign in again in another window, then try again here: nothing is lost.",
};
