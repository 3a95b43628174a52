/** Why this page cannot use passkeys; null when it can. */
export type PasskeyObstacle = "address" | "browser" | null;

const ipAddress = /^(?:\d+\.\d+\.\d+\.\d+|\[[0-9a-f:.]+\])$/i;

/** Browsers offer passkeys over HTTPS and on localhost only, and bind them to a host name. */
export function findPasskeyObstacle(
  { hostname }: Pick<Location, "hostname"> = window.location,
  isSupported = "PublicKeyCredential" in window,
): PasskeyObstacle {
  if (ipAddress.test(hostname)) return "address";
  return isSupported ? null : "browser";
}

export const obstacleText: Record<Exclude<PasskeyObstacle, null>, string> = {
  address: "Passkeys need a host name. Open the site as localhost or by its domain.",
  browser: "Passkeys need HTTPS and a browser that supports them.",
};

/** Returns what to tell a user whose browser created or used no passkey. */
export function describePasskeyError(error: unknown): string {
  const name = error instanceof Error ? error.name : "";
  if (name === "InvalidStateError") return "This device already has a passkey of your account.";
  if (name === "NotAllowedError" || name === "AbortError") return "The passkey request was canceled or timed out.";
  return "The browser could not use a passkey here.";
}

/** Asks the browser to sign with a passkey. @returns its response as JSON text. */
export async function askForPasskey(options: string): Promise<string> {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  const optionsJSON = JSON.parse(options) as Parameters<typeof startAuthentication>[0]["optionsJSON"];
  return JSON.stringify(await startAuthentication({ optionsJSON }));
}
