import Bowser from "bowser";

/** Longer ones are made by hand; reading them would only take time. */
const longestUserAgent = 500;

const browsers = new Set(Object.values(Bowser.BROWSER_MAP));
const systems = new Set(Object.values(Bowser.OS_MAP));

/**
 * Browser and system in words, e.g. "Chrome on Windows"; empty when neither is known. Made of known names alone: for an
 * unknown browser the parser repeats what the header says.
 */
export function describeDevice(userAgent: string): string {
  if (!userAgent || userAgent.length > longestUserAgent) return "";
  const { browser, os } = Bowser.parse(userAgent);
  const browserName = browser.name && browsers.has(browser.name) ? browser.name : "";
  const systemName = os.name && systems.has(os.name) ? os.name : "";
  return [browserName, systemName].filter(Boolean).join(" on ");
}
