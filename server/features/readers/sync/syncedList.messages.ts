export const syncMessages = {
  badId: "The id of a list has 22 characters.",
  badToken: "The token of a list has 43 characters.",
  badVersion: "The version of a list is 0 or more.",
  badContent: "The list must be sent in base64.",
  tooLong: "The list is too long to sync.",
  ended: "The code of this list has ended.",
  foreignToken: "The token does not belong to this list.",
  outdated: (version: number) => `The list has version ${version}. Open it, merge, and save again.`,
  tooMany: "Too many requests from your network. Please try again in a minute.",
  tooManyNew: "Too many new codes from your network. Please try again in an hour.",
};
