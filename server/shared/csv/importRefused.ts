/** The import cannot go on and nothing was written; the message is a sentence for the person who started it. */
export class ImportRefused extends Error {}
