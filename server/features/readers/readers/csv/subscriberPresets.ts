import { SubscriberStatus } from "../subscriber.inputs";

/** What a column of a subscriber list can contain. */
export const subscriberFields = ["email", "date", "confirmedOn", "source", "status", "leftOn"] as const;
export type SubscriberField = (typeof subscriberFields)[number];

/** What is known of a program's lists of subscribers. Titles are in lower case. */
export interface SubscriberPreset {
  name: string;
  /** Where this is known from. */
  source: string;
  /** Titles that only its lists have together: all of one list of titles are in the file. */
  recognizedBy: readonly (readonly string[])[];
  columns: Partial<Record<SubscriberField, string>>;
  /** What the words of its column of states mean, where they are not the usual ones. */
  statuses?: Readonly<Record<string, SubscriberStatus>>;
}

export const subscriberPresets: readonly SubscriberPreset[] = [
  {
    name: "Mailchimp",
    source: "https://mailchimp.com/help/view-export-contacts/",
    recognizedBy: ["member_rating", "optin_time", "confirm_time"].map((title) => ["email address", title]),
    // The time of a single opt-in is empty, and only the confirmation has one.
    columns: { email: "email address", date: "optin_time", confirmedOn: "confirm_time" },
  },
  {
    name: "Ghost",
    source: "https://github.com/TryGhost/Ghost: ghost/core/core/server/services/members/exporter",
    recognizedBy: [["email", "subscribed_to_emails", "created_at"]],
    columns: { email: "email", date: "created_at", status: "subscribed_to_emails", leftOn: "deleted_at" },
  },
  {
    name: "Substack",
    source: "https://support.substack.com: the list of subscribers in the export of a publication",
    recognizedBy: [["email", "active_subscription", "email_disabled"]],
    columns: { email: "email", date: "created_at", status: "email_disabled" },
    statuses: { true: SubscriberStatus.LEFT, false: SubscriberStatus.CONFIRMED },
  },
];
