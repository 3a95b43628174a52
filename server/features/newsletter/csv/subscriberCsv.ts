/** Columns of the subscriber file, quoted from the specification. */
export const subscriberTitles = {
  email: "Email",
  date: "Subscribed Date",
  source: "Source",
  status: "Subscribed Status",
} as const;

export type SubscriberLine = Record<keyof typeof subscriberTitles, string>;

export const noSource = "N/A";
export const statusText = (subscribed: boolean): string => (subscribed ? "Active" : "Unsubscribed");

export const subscribersFileName = (now: Date): string =>
  `newsletter-subscribers-${now.toISOString().slice(0, 10)}.csv`;
