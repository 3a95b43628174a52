import { describeDevice } from "./device";

test.each([
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36",
    "Chrome on Windows",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1",
    "Safari on iOS",
  ],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:144.0) Gecko/20100101 Firefox/144.0", "Firefox on macOS"],
  ["", ""],
  ["curl/8.5.0", ""],
  ["<script>alert(1)</script>/1.0 (made by hand)", ""],
  [`Mozilla/5.0 (Windows NT 10.0) ${"x".repeat(1_000)} Chrome/141.0`, ""],
])("%s is described as %j", (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device);
});
