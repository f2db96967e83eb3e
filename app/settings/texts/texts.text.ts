/** The admin pages of the legal texts and of the questions in words. */
export const textsText = {
  saved: (label: string) => ({ title: "Text Saved", text: `${label} is up to date.` }),
  placeholders: "Words in double braces are filled from the settings wherever the text is shown:",
  added: { title: "Question Added", text: "It stands in the FAQ now." },
  changed: { title: "Question Saved", text: "The FAQ shows it from now on." },
  deleted: { title: "Question Deleted", text: "It is gone from the FAQ." },
  moved: { title: "Order Saved", text: "The FAQ shows the questions in this order." },
  gone: "This question does not exist any more.",
  deleteQuestion: (question: string) => `Delete the question “${question}”?`,
  noneYet: "No questions here yet.",
  errors: {
    title: "Please enter a title.",
    text: "Please write the text.",
    placeholder: (name: string) => `{{${name}}} is not one of the words that can be filled in.`,
    category: "Please choose a category.",
    question: "Please enter the question.",
    answer: "Please write the answer.",
    asked: "This question is in the FAQ already.",
  },
} as const;
