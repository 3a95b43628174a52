import { appError } from "../errors/appErrors";

/** How long after the password or a passkey a session may do what takes an account over. */
const reauthenticationMs = 10 * 60_000;

/**
 * A stolen session must not outlive itself: it cannot create tokens, invitations, roles, webhooks
 * and secrets of postbacks, or switch second factors off.
 * @throws REAUTHENTICATION_REQUIRED when the session has not proved its account within ten minutes.
 */
export function requireReauthentication({ authenticatedAt }: { authenticatedAt?: Date }): void {
  if (!authenticatedAt || Date.now() - authenticatedAt.getTime() > reauthenticationMs)
    throw appError("REAUTHENTICATION_REQUIRED", "Enter your password to confirm that it is you.");
}
