import { adminPaths } from "../../../site/addresses";

export interface AdminLink {
  label: string;
  to: string;
}

/** The tabs of the specification, in its order. */
export const mainLinks: readonly AdminLink[] = [
  { label: "Dashboard", to: adminPaths.dashboard() },
  { label: "Celebrities", to: adminPaths.celebrities() },
  { label: "Outfits", to: adminPaths.outfits() },
  { label: "Blog", to: adminPaths.blog() },
  { label: "Analytics", to: adminPaths.analytics() },
  { label: "Tags & Categories", to: adminPaths.tags() },
  { label: "Settings", to: adminPaths.settings() },
];

export interface AdminLinkGroup {
  title: string;
  links: readonly AdminLink[];
}

/** The screens beyond the tabs, grouped by purpose. */
export const moreLinks: readonly AdminLinkGroup[] = [
  {
    title: "Catalogue",
    links: [
      { label: "Products", to: adminPaths.products() },
      { label: "Category Items", to: adminPaths.items() },
      { label: "Links", to: adminPaths.links() },
      { label: "Search", to: adminPaths.search() },
    ],
  },
  {
    title: "Audience",
    links: [{ label: "Newsletter", to: adminPaths.newsletter() }],
  },
  {
    title: "Upkeep",
    links: [
      { label: "Import", to: adminPaths.importData() },
      { label: "Trash", to: adminPaths.trash() },
      { label: "Activity", to: adminPaths.activity() },
    ],
  },
];
