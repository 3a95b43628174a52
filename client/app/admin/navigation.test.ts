import { adminPaths } from "../../../site/addresses";
import { roles } from "../../admin/role/roles";
import { canOpen, linkGroupsFor } from "./navigation";

describe("navigation by role", () => {
  const content = ["Celebrities", "Outfits", "Events", "Blog"];
  const editorScreens = {
    Overview: ["Dashboard", "Analytics"],
    Content: [...content, "Shows", "Brands", "Authors", "Pages", "Schedule", "Media", "Tags & Categories"],
    Shopping: ["Products", "Category Items", "Links"],
    Audience: ["Newsletters", "Subscribers", "Outbox", "Corrections", "Questions", "Search"],
    Site: ["Settings", "Activity", "Trash"],
  };

  it.each([
    ["contributor", { Overview: ["Dashboard"], Content: [...content, "Media"], Site: ["Settings"] }],
    ["editor", editorScreens],
    [
      "admin",
      {
        ...editorScreens,
        Shopping: ["Products", "Category Items", "Feeds", "Links"],
        Site: ["Settings", "People", "Activity", "Developers", "Trash", "Import Mock Data"],
      },
    ],
  ] as const)("%s", (role, groups) => {
    const shown = linkGroupsFor(role).map(({ title, links }) => [title, links.map(({ label }) => label)]);
    expect(Object.fromEntries(shown)).toEqual(groups);
  });

  it("opens exactly the screens that the navigation lists", () => {
    for (const role of roles) {
      const listed = linkGroupsFor(role).flatMap(({ links }) => links.map(({ to }) => to));
      const screens = Object.values(adminPaths).filter(({ pattern }) => !/login|invite|reset-password/.test(pattern));
      expect(
        screens
          .map(({ pattern }) => pattern)
          .filter((path) => canOpen(role, path))
          .sort(),
      ).toEqual(listed.sort());
    }
  });

  it("judges an address with a query like its screen", () => {
    expect(canOpen("contributor", adminPaths.outfits({ new: "1" }))).toBe(true);
    expect(canOpen("contributor", adminPaths.products({ new: "1" }))).toBe(false);
  });
});
