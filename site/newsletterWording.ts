const leaving = "You can leave with one click in every mail, and no mail tells us whether you open it.";

/** Shown beside the newsletter form, and stored with the consent that it asks for. */
export const newsletterWording = `We send you one mail to confirm the address, and our newsletter after that. ${leaving}`;

/** Shown beside the form that follows a celebrity by mail, and stored with the consent. */
export const followWording = (celebrity: string): string =>
  `We send you one mail to confirm the address, and new looks of ${celebrity} once a week after that. ${leaving}`;

/** Shown beside the form for alerts, and stored with the consent. */
export const alertsWording = (count: number): string =>
  `For alerts by mail, the server stores this list of ${count === 1 ? "1 piece" : `${count} pieces`} with your address. We send you one mail to confirm it, and mails when the price of a piece drops or it is back in stock after that. ${leaving}`;
