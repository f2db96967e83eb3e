/** What the one step of a product without any is called. */
export const oneStepText = { making: "Making" };
