import { badUserInput } from "../../../core/errors/appErrors";

/** @param reason continues the sentence after a colon. */
export const ratesRefused = (reason: string) =>
  badUserInput(`The exchange rates could not be loaded: ${reason}. Nothing was changed.`);
