/** Word for word as the specification has them. */
export const newsletterMessages = {
  emailRequired: "Please enter your email address.",
  emailInvalid: "Please enter a valid email address",
  subscribed: "Thank you for subscribing to our newsletter!",
  alreadySubscribed: "This email is already subscribed to our newsletter.",
  sourceUnknown: "This form is not known.",
  failed: "An error occurred during subscription. Please try again later.",
  tooMany: "That was a lot of subscriptions from one place. Please try again in a minute.",
};
