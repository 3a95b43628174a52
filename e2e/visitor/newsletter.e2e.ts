import { failApiRequests, setUpBrowser, waitForToast } from "../support/browser";

describe("the newsletter forms", () => {
  const browser = setUpBrowser();
  let reader = 0;
  const newEmail = () => `reader${Date.now()}${reader++}@example.com`;
  const findFooter = (page: Awaited<ReturnType<typeof browser.open>>["page"]) => page.getByRole("contentinfo");

  test("shows a toast when the field is blank", async () => {
    const { page } = await browser.open("/outfits");
    await findFooter(page).getByRole("button", { name: "Subscribe" }).click();
    await waitForToast(page, "Email Required", "Please enter your email address.");
  });

  test("shows success and clears the field; a second time it reports the duplicate", async () => {
    const { page } = await browser.open("/outfits");
    const email = newEmail();
    const field = findFooter(page).getByLabel("Email address");
    await field.fill(email);
    await findFooter(page).getByRole("button", { name: "Subscribe" }).click();
    await waitForToast(page, "Success", "Thank you for subscribing to our newsletter!");
    expect(await field.inputValue()).toBe("");
    await field.fill(email);
    await findFooter(page).getByRole("button", { name: "Subscribe" }).click();
    await waitForToast(page, "Error", "This email is already subscribed to our newsletter.");
    expect(await field.inputValue()).toBe(email);
  });

  test("disables the form while the request is pending", async () => {
    const { page } = await browser.open("/outfits");
    await page.route("**/graphql**", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await route.continue();
    });
    await findFooter(page).getByLabel("Email address").fill(newEmail());
    await findFooter(page).getByRole("button", { name: "Subscribe" }).click();
    const button = findFooter(page).getByRole("button", { name: "Subscribing..." });
    await button.waitFor();
    expect(await button.isDisabled()).toBe(true);
    expect(await findFooter(page).getByLabel("Email address").isDisabled()).toBe(true);
  });

  test("keeps the email address after a network error", async () => {
    const { page } = await browser.open("/outfits");
    await failApiRequests(page, "network");
    await findFooter(page).getByLabel("Email address").fill("reader@example.com");
    await findFooter(page).getByRole("button", { name: "Subscribe" }).click();
    await waitForToast(page, "Subscription Error", "An error occurred during subscription. Please try again later.");
    expect(await findFooter(page).getByLabel("Email address").inputValue()).toBe("reader@example.com");
  });

  test("uses its own messages on category pages", async () => {
    const { page } = await browser.open("/category/shoes");
    const block = page.getByRole("main");
    const email = newEmail();
    await block.getByLabel("Email address").fill(email);
    await block.getByRole("button", { name: "Subscribe" }).click();
    await waitForToast(page, "Subscription Successful", "Thank you for subscribing to our newsletter!");
    await block.getByLabel("Email address").fill(email);
    await block.getByRole("button", { name: "Subscribe" }).click();
    await waitForToast(page, "Subscription Failed", "This email is already subscribed to our newsletter.");
  });
});
