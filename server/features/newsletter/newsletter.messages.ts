/** Messages quoted from the specification. */
export const newsletterMessages = {
  emailRequired: "Please enter your email address.",
  emailInvalid: "Please enter a valid email address",
  subscribed: "Thank you for subscribing to our newsletter!",
  alreadySubscribed: "This email is already subscribed to our newsletter.",
  sourceUnknown: "This form is unknown.",
  failed: "An error occurred during subscription. Please try again later.",
  tooMany: "Too many subscriptions from your network. Please try again in a minute.",
};
