import type { BrowserContextOptions, Page } from "playwright-core";
import sharp from "sharp";
import { setUpOwnSite } from "../support/admin";
import { demoAdministrator } from "../support/api";
import { desktop, phone, waitForText, waitForToast } from "../support/browser";
import { findAccessibilityIssuesInAllLayouts } from "../support/accessibility";

/** Noise makes the file large enough for the upload progress to be visible. */
const createPhoto = (width: number, height: number): Promise<Buffer> => {
  const noise = { type: "gaussian", mean: 128, sigma: 20 } as const;
  return sharp({ create: { width, height, channels: 3, background: "#808080", noise } })
    .jpeg()
    .toBuffer();
};

describe("uploading an image", () => {
  const admin = setUpOwnSite();

  /** Opens the form of a new celebrity as an administrator. */
  async function openForm(options: BrowserContextOptions = {}) {
    const opened = await admin.openAdmin("/admin/celebrities?new=1", options);
    await opened.page.getByRole("dialog", { name: "Add New Celebrity" }).waitFor();
    return opened;
  }
  const choose = (page: Page, buffer: Buffer, name = "portrait.jpg") =>
    page.locator("input[type=file]").setInputFiles({ name, mimeType: "image/jpeg", buffer });
  const address = (page: Page) => page.getByRole("textbox", { name: "Image", exact: true });

  test("shows the image in the form and, after saving, on the public page in a suitable width", async () => {
    const { page, problems } = await openForm();
    await page.getByRole("textbox", { name: /^Name/ }).fill("Ottoline Vance");
    await choose(page, await createPhoto(1000, 1250));
    await waitForText(page, "Uploading...");
    await page.waitForFunction(
      () => [...document.images].some(({ currentSrc }) => currentSrc.endsWith("-1000x1250-320.avif")),
      undefined,
      { timeout: 40_000 },
    );
    expect(await address(page).inputValue()).toMatch(/^\/pictures\/[\da-f]{32}-1000x1250\.webp$/);
    await page.getByRole("button", { name: "Add Celebrity" }).click();
    await waitForToast(page, "Celebrity added successfully");

    const findShownImage = async (options: BrowserContextOptions): Promise<string> => {
      const opened = await admin.openAsVisitor("/celebrity/ottoline-vance", options);
      expect(opened.problems).toEqual([]);
      const portrait = opened.page.getByRole("img", { name: "Portrait of Ottoline Vance" });
      return portrait.evaluate((image: HTMLImageElement) => image.currentSrc);
    };
    expect(await findShownImage({ viewport: phone, deviceScaleFactor: 1 })).toMatch(/-1000x1250-640\.avif$/);
    expect(await findShownImage({ viewport: phone, deviceScaleFactor: 3 })).toMatch(/-1000x1250\.avif$/);
    expect(await findShownImage({ viewport: desktop, deviceScaleFactor: 1 })).toMatch(/-1000x1250-640\.avif$/);

    await page.goto("/celebrity/ottoline-vance");
    const preview = await page.locator("meta[property='og:image']").first().getAttribute("content");
    expect(preview).toMatch(new RegExp(`^${admin.url()}/pictures/.*-1000x1250\\.jpg$`));
    const { status, body } = await page.request
      .get(String(preview))
      .then(async (response) => ({ status: response.status(), body: await response.body() }));
    expect(status).toBe(200);
    expect(await sharp(body).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    expect(problems).toEqual([]);
  });

  test("shows why a file is rejected, and keeps the form", async () => {
    const { page } = await openForm({ viewport: phone });
    const name = page.getByRole("textbox", { name: /^Name/ });
    await name.fill("Ottoline Vance");
    await choose(page, Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"));
    await waitForText(
      page,
      "Failed to upload image. This file is not a usable image. Choose a JPEG, PNG, WebP, AVIF or GIF file.",
    );
    expect(await name.inputValue()).toBe("Ottoline Vance");
    expect(await address(page).inputValue()).toBe("");
    expect(await findAccessibilityIssuesInAllLayouts(page)).toEqual([]);
  });

  test("completes after signing in again when the session has ended", async () => {
    const { page } = await openForm();
    await page.context().clearCookies();
    await choose(page, await createPhoto(400, 500));
    const dialog = page.getByRole("dialog", { name: "Your session has ended" });
    await dialog.getByLabel("Password").fill(demoAdministrator.password);
    await dialog.getByRole("button", { name: "Log In" }).click();
    await waitForToast(page, "Image uploaded successfully");
    expect(await address(page).inputValue()).toMatch(/-400x500\.webp$/);
  });
});
