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

const present = () => [process.env.CHROME_PATH, ...usualPlaces].find((place) => place && fs.existsSync(place));

/** Path of a Chrome or Chromium; installs Debian's when that is possible. Ends the process with a sentence when there is none. */
export function findBrowser() {
  const found = present();
  if (found) return found;
  if (process.platform === "linux" && process.getuid?.() === 0 && fs.existsSync("/usr/bin/apt-get")) {
    console.log("Installing Chromium ...");
    const quiet = {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    };
    execFileSync("apt-get", ["update", "-qq"], quiet);
    execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], quiet);
  }
  const installed = present();
  if (installed) return installed;
  console.error("The browser tests need Chrome or Chromium: install one, or set CHROME_PATH to where it is.");
  process.exit(1);
}
