import { createSessionGate } from "./sessionGate";

/** Holds requests for which the server asks the password again, until the user has entered it or canceled. */
export const reauthenticationGate = createSessionGate();
