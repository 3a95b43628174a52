import Bowser from "bowser";

/** Longer user agents are artificial; parsing them would waste time. */
const maxUserAgentLength = 500;

const browsers = new Set(Object.values(Bowser.BROWSER_MAP));
const systems = new Set(Object.values(Bowser.OS_MAP));

/**
 * Returns browser and system, e.g. "Chrome on Windows"; empty when both are unknown. Uses a fixed list of names,
 * because the parser returns header text for unknown browsers.
 */
export function describeDevice(userAgent: string): string {
  if (!userAgent || userAgent.length > maxUserAgentLength) return "";
  const { browser, os } = Bowser.parse(userAgent);
  const browserName = browser.name && browsers.has(browser.name) ? browser.name : "";
  const systemName = os.name && systems.has(os.name) ? os.name : "";
  return [browserName, systemName].filter(Boolean).join(" on ");
}
