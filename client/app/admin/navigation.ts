import { adminPaths } from "../../../site/addresses";

export interface AdminLink {
  label: string;
  to: string;
}

export interface AdminLinkGroup {
  title: string;
  links: readonly AdminLink[];
}

/** Every screen behind the sign-in, grouped by purpose. The specification's tabs keep their labels. */
export const linkGroups: readonly AdminLinkGroup[] = [
  {
    title: "Overview",
    links: [
      { label: "Dashboard", to: adminPaths.dashboard() },
      { label: "Analytics", to: adminPaths.analytics() },
    ],
  },
  {
    title: "Content",
    links: [
      { label: "Celebrities", to: adminPaths.celebrities() },
      { label: "Outfits", to: adminPaths.outfits() },
      { label: "Blog", to: adminPaths.blog() },
      { label: "Schedule", to: adminPaths.schedule() },
      { label: "Tags & Categories", to: adminPaths.tags() },
    ],
  },
  {
    title: "Shopping",
    links: [
      { label: "Products", to: adminPaths.products() },
      { label: "Category Items", to: adminPaths.items() },
      { label: "Import Products", to: adminPaths.importProducts() },
      { label: "Links", to: adminPaths.links() },
    ],
  },
  {
    title: "Audience",
    links: [
      { label: "Newsletter", to: adminPaths.newsletter() },
      { label: "Search", to: adminPaths.search() },
    ],
  },
  {
    title: "Site",
    links: [
      { label: "Settings", to: adminPaths.settings() },
      { label: "Activity", to: adminPaths.activity() },
      { label: "Trash", to: adminPaths.trash() },
      { label: "Import Mock Data", to: adminPaths.importData() },
    ],
  },
];

export const adminLinks: readonly AdminLink[] = linkGroups.flatMap(({ links }) => links);
