import { failApiRequests, setUpBrowser, waitForToast } from "../support/browser";

describe("the newsletter forms", () => {
  const browser = setUpBrowser();
  let reader = 0;
  const address = () => `reader${Date.now()}${reader++}@example.com`;
  const footerOf = (page: Awaited<ReturnType<typeof browser.open>>["page"]) => page.getByRole("contentinfo");

  test("asks for an address when the field is blank", async () => {
    const { page } = await browser.open("/outfits");
    await footerOf(page).getByRole("button", { name: "Subscribe" }).click();
    await waitForToast(page, "Email Required", "Please enter your email address.");
  });

  test("thanks, clears the field, and knows the address the next time", async () => {
    const { page } = await browser.open("/outfits");
    const email = address();
    const field = footerOf(page).getByLabel("Email address");
    await field.fill(email);
    await footerOf(page).getByRole("button", { name: "Subscribe" }).click();
    await waitForToast(page, "Success", "Thank you for subscribing to our newsletter!");
    expect(await field.inputValue()).toBe("");
    await field.fill(email);
    await footerOf(page).getByRole("button", { name: "Subscribe" }).click();
    await waitForToast(page, "Error", "This email is already subscribed to our newsletter.");
    expect(await field.inputValue()).toBe(email);
  });

  test("is busy while it waits", async () => {
    const { page } = await browser.open("/outfits");
    await page.route("**/graphql**", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await route.continue();
    });
    await footerOf(page).getByLabel("Email address").fill(address());
    await footerOf(page).getByRole("button", { name: "Subscribe" }).click();
    const button = footerOf(page).getByRole("button", { name: "Subscribing..." });
    await button.waitFor();
    expect(await button.isDisabled()).toBe(true);
    expect(await footerOf(page).getByLabel("Email address").isDisabled()).toBe(true);
  });

  test("keeps what was typed when the site cannot be reached", async () => {
    const { page } = await browser.open("/outfits");
    await failApiRequests(page, "network");
    await footerOf(page).getByLabel("Email address").fill("reader@example.com");
    await footerOf(page).getByRole("button", { name: "Subscribe" }).click();
    await waitForToast(page, "Subscription Error", "An error occurred during subscription. Please try again later.");
    expect(await footerOf(page).getByLabel("Email address").inputValue()).toBe("reader@example.com");
  });

  test("has words of its own on category pages", async () => {
    const { page } = await browser.open("/category/shoes");
    const block = page.getByRole("main");
    const email = address();
    await block.getByLabel("Email address").fill(email);
    await block.getByRole("button", { name: "Subscribe" }).click();
    await waitForToast(page, "Subscription Successful", "Thank you for subscribing to our newsletter!");
    await block.getByLabel("Email address").fill(email);
    await block.getByRole("button", { name: "Subscribe" }).click();
    await waitForToast(page, "Subscription Failed", "This email is already subscribed to our newsletter.");
  });
});
