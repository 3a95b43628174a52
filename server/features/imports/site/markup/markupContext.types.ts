/** What the words of a text need to know of the site they come from. */
export interface MarkupContext {
  /** Returns the address as the article keeps it; null for a link that leads nowhere. */
  resolveLink: (address: string) => string | null;
  /** Returns the address of a picture; null if there is none. */
  resolvePicture: (address: string) => string | null;
  /** Returns whether a link leads to a picture, or to the page of one. */
  isPicturePage: (address: string) => boolean;
  /** Notes what the article does not show, such as "a form". */
  noteLoss: (what: string) => void;
}
