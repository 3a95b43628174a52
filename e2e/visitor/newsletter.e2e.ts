import { setUpBrowser, waitForPage, waitForToast } from "../support/browser";
import { getWorkerSite } from "../support/run";

describe("the newsletter forms", () => {
  const browser = setUpBrowser();

  test("subscribe, report a second time, and each sends its source", async () => {
    const { page } = await browser.open("/category/handbags", { baseURL: getWorkerSite().url });
    const sent: unknown[] = [];
    page.on("request", (request) => {
      const body = request.postData();
      if (request.url().includes("/graphql") && body) sent.push((JSON.parse(body) as { variables: unknown }).variables);
    });
    const email = `reader${process.pid}-${Date.now()}@example.com`;
    const subscribe = async (landmark: "main" | "contentinfo", title: string) => {
      const form = page.getByRole(landmark);
      await form.getByLabel("Email address").fill(email);
      // The toast of the previous attempt may still be visible.
      const isAnswered = page.waitForResponse((response) => response.request().method() === "POST");
      await form.getByRole("button", { name: "Subscribe" }).click();
      await isAnswered;
      await waitForToast(page, title);
    };
    await subscribe("main", "Subscription Successful");
    await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
    await waitForPage(page, "Fashion Blog");
    await subscribe("main", "Error");
    await subscribe("contentinfo", "Error");
    await page.getByRole("banner").getByRole("link", { name: "Home" }).click();
    await waitForPage(page, "Who wore that, and where do I get it?");
    // The page takes the focus when it is shown; what is pressed before loses it.
    await page.locator("main:focus").waitFor();
    const block = page.getByRole("region", { name: "Join the Fashion Circle" });
    await block.getByRole("button", { name: "Subscribe" }).click();
    await block.getByLabel("Email address").and(page.locator(":invalid:focus")).waitFor();
    await subscribe("main", "Error");
    const sources = ["category-handbags", "blog_page", "footer", "home"];
    expect(sent).toEqual(sources.map((source) => ({ input: { email, source, website: null } })));
  });
});
