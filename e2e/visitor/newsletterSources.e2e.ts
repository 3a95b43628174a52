import { setUpBrowser } from "../support/browser";

describe("every newsletter form sends its source", () => {
  const browser = setUpBrowser();

  test.each([
    ["/", "main", "home"],
    ["/blog", "main", "blog_page"],
    ["/category/handbags", "main", "category-handbags"],
    ["/blog", "contentinfo", "footer"],
  ] as const)("%s, %s: %s", async (path, landmark, source) => {
    const { page } = await browser.open(path);
    const sent: unknown[] = [];
    await page.route("**/graphql**", (route) => {
      sent.push((route.request().postDataJSON() as { variables: unknown }).variables);
      return route.abort("connectionrefused");
    });
    const form = page.getByRole(landmark);
    await form.getByLabel("Email address").fill(" reader@example.com ");
    await form.getByRole("button", { name: "Subscribe" }).click();
    await page.getByText("Subscription Error").waitFor();
    expect(sent).toEqual([{ input: { email: "reader@example.com", source, website: null } }]);
  });
});
