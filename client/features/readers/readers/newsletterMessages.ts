/** Quoted from the specification. */
export const newsletterMessages = {
  thanks: "Thank you for subscribing to our newsletter!",
  required: { title: "Email Required", text: "Please enter your email address." },
  failed: { title: "Subscription Error", text: "An error occurred during subscription. Please try again later." },
} as const;

/** Titles of the toast after a subscription. */
export interface ResultTitles {
  done: string;
  refused: string;
}

export const plainTitles: ResultTitles = { done: "Success", refused: "Error" };
export const categoryTitles: ResultTitles = { done: "Subscription Successful", refused: "Subscription Failed" };
