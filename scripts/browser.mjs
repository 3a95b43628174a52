import fs from "node:fs";
import { canInstall, installPackages } from "./packages.mjs";

const usualPlaces = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

const headlessShell = "/usr/bin/chromium-headless-shell";

const present = () => [process.env.CHROME_PATH, ...usualPlaces].find((place) => place && fs.existsSync(place));

/** Returns the path of a Chrome or Chromium, in CI installed from Debian. Exits with a message when there is none. */
export function findBrowser() {
  if (!present() && canInstall()) installPackages(["chromium"]);
  const found = present();
  if (found) return found;
  console.error(
    "The browser tests need Chrome or Chromium. Install one (on Debian: sudo apt-get install chromium), or set CHROME_PATH to its path.",
  );
  process.exit(1);
}

/**
 * What browser tests read from their environment: the whole browser, and the same without windows and toolbars, which
 * cost as much as a page does. Where the system has no package of the second, or CHROME_PATH says which one is wanted,
 * the first serves for both.
 */
export function findBrowsers() {
  const whole = findBrowser();
  if (process.env.CHROME_PATH) return { CHROME_PATH: whole, HEADLESS_PATH: whole };
  try {
    if (!fs.existsSync(headlessShell) && canInstall()) installPackages(["chromium-headless-shell"]);
  } catch {
    console.log("There is no such package here.");
  }
  return { CHROME_PATH: whole, HEADLESS_PATH: fs.existsSync(headlessShell) ? headlessShell : whole };
}
