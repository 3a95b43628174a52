/** The import stopped and nothing was written; the message is for the user who started it. */
export class ImportRefused extends Error {}
