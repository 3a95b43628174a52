import { createHmac } from "node:crypto";
import type { Page } from "playwright-core";
import { setUpOwnSite } from "../support/admin";
import { findAccessibilityIssuesInAllLayouts } from "../support/accessibility";
import { demoAdministrator } from "../support/api";
import { desktop, goTo, waitForText, waitForToast } from "../support/browser";

const { email, password } = demoAdministrator;
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Computes the code as an authenticator app does (RFC 6238), apart from the server's code. */
function readApp(secret: string, step: number): string {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0")).join("");
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + step));
  const hash = createHmac("sha1", key).update(counter).digest();
  const number = hash.readUInt32BE(hash[hash.length - 1] & 0xf) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, "0");
}

describe("two-factor sign-in", () => {
  const site = setUpOwnSite();

  /** Passkeys need a host name, which the address 127.0.0.1 is not. */
  const localhost = (): string => {
    const { port } = new URL(site.url());
    return `http://localhost:${port}`;
  };
  const logIn = async (page: Page): Promise<void> => {
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password").fill(password);
    await page.getByRole("button", { name: "Log In" }).click();
  };
  const openAccount = async (page: Page): Promise<void> => {
    await page.waitForURL("**/admin/dashboard");
    await goTo(page, "/admin/settings?tab=account");
  };
  const confirm = async (page: Page, button: string): Promise<void> => {
    await page
      .getByRole("dialog")
      .getByLabel(/^Current password/)
      .fill(password);
    await page.getByRole("dialog").getByRole("button", { name: button }).click();
  };
  const logOut = async (page: Page): Promise<void> => {
    // The accessibility check ends in the width of a phone, where Logout is in a menu.
    await page.setViewportSize(desktop);
    await page.getByRole("button", { name: "Logout" }).click();
    await page.waitForURL("**/admin/login");
  };

  test("works with a passkey, then with an authenticator app and a recovery code", async () => {
    const { page, problems } = await site.openAsVisitor("/admin/login", { baseURL: localhost() });
    const devTools = await page.context().newCDPSession(page);
    await devTools.send("WebAuthn.enable");
    await devTools.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        protocol: "ctap2",
        transport: "internal",
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await logIn(page);
    await openAccount(page);

    await page.getByRole("button", { name: "Add passkey" }).click();
    await page.getByRole("dialog").getByLabel(/^Name/).fill("Work laptop");
    await confirm(page, "Continue");
    const codes = page.getByRole("dialog", { name: "Save your recovery codes" });
    const recoveryCode = await codes.getByRole("listitem").first().textContent();
    expect(await findAccessibilityIssuesInAllLayouts(page)).toEqual([]);
    await codes.getByRole("button", { name: "I have saved them" }).click();
    await page.getByRole("list", { name: "Passkeys" }).getByText("Work laptop").waitFor();

    await logOut(page);
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await openAccount(page);
    await waitForText(page, /last used/);

    await page.getByRole("button", { name: "Set up authenticator app" }).click();
    await confirm(page, "Continue");
    const setup = page.getByRole("dialog", { name: "Set up an authenticator app" });
    const secret = ((await setup.getByLabel("Key").textContent()) ?? "").replaceAll(" ", "");
    await setup.getByRole("img").waitFor();
    expect(await findAccessibilityIssuesInAllLayouts(page)).toEqual([]);
    await setup.getByLabel(/^Code/).fill(readApp(secret, 0));
    await setup.getByRole("button", { name: "Turn on" }).click();
    await waitForToast(page, "Authenticator app is on");

    await logOut(page);
    await logIn(page);
    await page.getByRole("heading", { name: "Second step" }).waitFor();
    expect(await findAccessibilityIssuesInAllLayouts(page)).toEqual([]);
    // The code that turned the app on was used, so the next one signs in.
    await page.getByLabel("Code").fill(readApp(secret, 1));
    await page.getByRole("button", { name: "Continue" }).click();
    await page.waitForURL("**/admin/dashboard");

    await logOut(page);
    await logIn(page);
    await page.getByRole("button", { name: "Use a recovery code" }).click();
    await page.getByLabel("Recovery code").fill(recoveryCode ?? "");
    await page.getByRole("button", { name: "Continue" }).click();
    await openAccount(page);
    await waitForText(page, /9 of 10 left/);
    expect(problems).toEqual([]);
  });

  test("says at an IP address that passkeys need a host name", async () => {
    const { page } = await site.openAsVisitor("/admin/login");
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await waitForToast(page, "Login failed", "Passkeys need a host name. Open the site as localhost or by its domain.");
  });
});
