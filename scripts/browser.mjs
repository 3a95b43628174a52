import { execFileSync } from "node:child_process";
import fs from "node:fs";

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

const canInstall = () => process.platform === "linux" && process.getuid?.() === 0 && fs.existsSync("/usr/bin/apt-get");

function installPackage(name) {
  console.log(`Installing ${name} ...`);
  const quiet = { stdio: ["ignore", "ignore", "inherit"], env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  execFileSync("apt-get", ["update", "-qq"], quiet);
  execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], quiet);
}

/** Path of a Chrome or Chromium; installs Debian's when that is possible. Exits with a message when there is none. */
export function findBrowser() {
  if (!present() && canInstall()) installPackage("chromium");
  const found = present();
  if (found) return found;
  console.error("The browser tests need Chrome or Chromium: install one, or set CHROME_PATH to where it is.");
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
    if (!fs.existsSync(headlessShell) && canInstall()) installPackage("chromium-headless-shell");
  } catch {
    console.log("There is no such package here.");
  }
  return { CHROME_PATH: whole, HEADLESS_PATH: fs.existsSync(headlessShell) ? headlessShell : whole };
}
