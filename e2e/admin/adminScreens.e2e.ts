import { goTo } from "../support/browser";
import { adminPaths } from "../../site/addresses";
import { setUpOwnSite } from "../support/admin";
import { checkInAllLayouts, findAccessibilityIssues } from "../support/accessibility";
import { findClippedTexts } from "../support/clippedTexts";

/** Their own tests check them. */
const screensWithoutSession = [adminPaths.login.pattern, adminPaths.invite.pattern];

/** A new screen has an address, so this walk covers it by itself. */
const screens = Object.values(adminPaths)
  .map(({ pattern }) => pattern)
  .filter((pattern) => !screensWithoutSession.includes(pattern));

/** Tabs and forms whose initial state no other test checks. */
const states = [
  adminPaths.analytics({ tab: "programs" }),
  adminPaths.analytics({ tab: "reports" }),
  adminPaths.outfits({ new: "1" }),
  adminPaths.products({ new: "1" }),
  adminPaths.items({ new: "1" }),
];

describe("admin screens", () => {
  const site = setUpOwnSite();

  test("every one is accessible, shows its texts in full and logs no errors", async () => {
    const { page, problems } = await site.openAdmin(adminPaths.dashboard());
    const issues: string[] = [];
    for (const path of [...screens, ...states]) {
      await goTo(page, path);
      await page.getByRole("heading", { level: 1 }).or(page.getByRole("dialog")).first().waitFor();
      const found = await checkInAllLayouts(page, async () => [
        ...(await findAccessibilityIssues(page)),
        ...(await findClippedTexts(page)),
      ]);
      issues.push(...found.map((issue) => `${path}: ${issue}`));
    }
    expect(issues).toEqual([]);
    expect(problems).toEqual([]);
  }, 300_000);
});
