/** The blog in words; what docs/product quotes stands here to the letter. */
export const blogText = {
  title: "Blog",
  intro: "Stories from Mithila: what the drawings mean, how they are made, and by whom.",
  empty: "No stories found yet.",
  more: "Load More",
  older: "Older Stories",
  newest: "Newest Stories",
  newsletter: {
    title: "New stories by mail",
    text: "About once a month, with what the makers finished since.",
  },
  listFailed: { title: "Error fetching blog posts", text: "Please try again." },
  postFailed: { title: "Error", text: "Could not fetch this post." },
  notFound: { title: "Post not found", text: "It may have moved.", back: "Back to the blog" },
  related: "Related Posts",
  home: "Home",
  about: "About this post",
  author: "The author",
  reading: (minutes: number) => `${minutes} min read`,
  again: "Try again",
  shopOn: "Continue Shopping",
};

export const commentText = {
  title: "Comments",
  none: "Be the first to comment on this post!",
  formTitle: "Leave a comment",
  note: "Comments appear once we have read them. Your email address is not shown.",
  labels: { name: "Name", email: "Email", comment: "Comment" },
  submit: "Post Comment",
  waiting: "Awaiting approval",
  missing: { title: "Missing Information", text: "Please provide your name and comment." },
  sent: { title: "Comment Submitted!", text: "Thank you! Your comment is awaiting approval." },
  failed: { title: "Error Submitting Comment", text: "We could not be reached. Please try again." },
  tooMany: "Too many comments from here. Please wait a few minutes and try again.",
  postGone: "Post not found",
  errors: { name: "Please enter your name.", comment: "Please write a comment." },
};
