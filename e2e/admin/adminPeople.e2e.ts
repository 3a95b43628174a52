import { findAccessibilityIssuesInAllLayouts } from "../support/accessibility";
import { setUpOwnSite } from "../support/admin";
import { desktop, waitForText, waitForToast } from "../support/browser";
import { findDialog } from "../support/rowDialogs";
import { chooseRowAction } from "../support/rowMenu";

interface FoundPosts {
  blogPosts: { nodes: { title: string; status: string }[] };
}

describe("People", () => {
  const admin = setUpOwnSite();

  test("an invited contributor writes a draft and submits it for review; a disabled account has to sign in", async () => {
    const { page, problems } = await admin.openAdmin("/admin/people");
    await page.getByRole("button", { name: "Invite Person" }).click();
    const form = findDialog(page, "Invite Person");
    await form.getByLabel("Name").fill("Noa");
    await form.getByLabel("Email").fill("noa@example.com");
    await form.getByRole("button", { name: "Create invite link" }).click();
    const address = await findDialog(page, "Invite Link for Noa").getByRole("textbox").inputValue();
    await page.getByRole("button", { name: "Done" }).click();
    await waitForText(page, "Invited, expires");
    expect(await findAccessibilityIssuesInAllLayouts(page)).toEqual([]);

    const { pathname, hash } = new URL(address);
    const { page: invited, problems: invitedProblems } = await admin.openAsVisitor(pathname + hash);
    await waitForText(invited, /Demo Editor invites you to .* as contributor\./);
    expect(await findAccessibilityIssuesInAllLayouts(invited)).toEqual([]);
    await invited.setViewportSize(desktop);
    await invited.getByLabel("Password").fill("a long password");
    await invited.getByRole("button", { name: "Create account" }).click();
    await waitForToast(invited, "Account created");
    await invited.getByRole("link", { name: "New Blog Post" }).waitFor();
    const links = await invited.getByRole("navigation", { name: "Admin" }).getByRole("link").allTextContents();
    expect(links).toEqual(["Dashboard", "Celebrities", "Outfits", "Blog", "Media", "Settings"]);

    await invited.getByRole("link", { name: "New Blog Post" }).click();
    const post = findDialog(invited, "Add New Blog Post");
    await post.getByLabel("Title").fill("Notes of a Newcomer");
    await post.getByLabel("Content").fill("Not ready yet.");
    await post.getByRole("textbox", { name: "Featured Image URL" }).fill("/art/placeholder/blog.svg");
    await post.getByLabel("Category").selectOption({ index: 1 });
    await post.getByLabel("Author").fill("Noa");
    await post.getByLabel("Excerpt").fill("A first text.");
    await post.getByRole("button", { name: "Submit for review" }).click();
    await waitForToast(invited, "Submitted for review");
    const { blogPosts } = await admin.graphql<FoundPosts>(
      '{ blogPosts(first: 5, filter: { search: "newcomer" }) { nodes { title status } } }',
    );
    expect(blogPosts.nodes).toEqual([{ title: "Notes of a Newcomer", status: "IN_REVIEW" }]);
    await invited.goto("/admin/people");
    await waitForText(invited, "Your role, contributor, does not include this screen.");

    await page.reload();
    await chooseRowAction(page, "Noa", "Disable");
    await page.getByRole("alertdialog").getByRole("button", { name: "Disable" }).click();
    await waitForToast(page, "Account disabled");
    await invited.getByRole("link", { name: "Outfits" }).click();
    await findDialog(invited, "Your session has ended").waitFor();
    await invited.goto("/admin/outfits");
    await invited.waitForURL(/\/admin\/login\?next=/);
    expect([...problems, ...invitedProblems]).toEqual([]);
  }, 120_000);
});
