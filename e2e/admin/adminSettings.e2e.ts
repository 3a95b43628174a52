import type { Page } from "playwright-core";
import { setUpOwnSite } from "../support/admin";
import { goTo, waitForText } from "../support/browser";

/** A site of its own, because visitors see the settings. */
const site = setUpOwnSite();
const save = async (page: Page, section: string): Promise<void> => {
  const saved = page.waitForResponse((response) => !!response.request().postData()?.includes("UpdateSettings"));
  await page.keyboard.press("Control+s");
  await saved;
  await waitForText(page, `Your ${section} settings have been updated successfully`);
};
const openSettings = (tab: string) => site.openAdmin(`/admin/settings?tab=${tab}`);

describe("Settings", () => {
  test("the name and the logo are on public pages at their next load", async () => {
    const { page, problems } = await openSettings("general");
    await page.getByLabel(/^Site Name/).fill("Gloss");
    await page.getByLabel("Site Tagline").fill("Seen and found");
    await page.getByLabel("Logo", { exact: true }).fill("/art/placeholder/category.svg");
    await save(page, "general");

    const { page: home, problems: homeProblems } = await site.openAsVisitor("/");
    expect(await home.title()).toBe("Gloss: Seen and found");
    await home.waitForFunction(() =>
      [...document.images].some(({ alt, naturalWidth }) => alt === "Gloss" && naturalWidth),
    );
    expect([...problems, ...homeProblems]).toEqual([]);
  });

  test("Google's script loads once it has an ID and the visitor allows it, which the policy of public pages alone permits", async () => {
    const fetchPolicy = async (path: string): Promise<string> =>
      (await fetch(site.url() + path)).headers.get("content-security-policy") ?? "";
    expect(await fetchPolicy("/")).not.toContain("google");
    const { page } = await openSettings("analytics");
    await page.getByLabel("Google Analytics ID").fill("g-ab12cd34");
    await save(page, "analytics");

    // A page without scripts comes first, so that all requests of the next load are recorded.
    const { page: visitor, problems } = await site.openAsVisitor("/robots.txt");
    await visitor.route(/google[\w-]*\.com/, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
    const sent: string[] = [];
    visitor.on("request", (request) => sent.push(request.url()));
    await goTo(visitor, "/privacy-policy");
    const question = visitor.getByRole("region", { name: "Google Analytics" });
    await question.waitFor();
    expect(sent.filter((url) => url.includes("google"))).toEqual([]);
    const loaded = visitor.waitForRequest(/google[\w-]*\.com/);
    await question.getByRole("button", { name: "Allow" }).click();
    expect((await loaded).url()).toBe("https://www.googletagmanager.com/gtag/js?id=G-AB12CD34");
    await waitForText(visitor, /Google Analytics/);
    const configuration = await visitor.evaluate(
      () => Array.from((window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer[1])[2],
    );
    expect(configuration).toMatchObject({ anonymize_ip: true });
    expect(await fetchPolicy("/")).toMatch(/script-src 'self' [^;]*https:\/\/www\.googletagmanager\.com;/);
    expect(await fetchPolicy("/admin/settings")).not.toContain("google");

    await page.getByLabel("Enable tracking").uncheck();
    await save(page, "analytics");
    expect(await fetchPolicy("/")).not.toContain("google");
    expect(problems).toEqual([]);
  });
});
