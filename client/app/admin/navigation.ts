import { paths } from "../../shared/paths";

export interface AdminLink {
  label: string;
  to: string;
}

const { admin } = paths;

/** The tabs of the specification, in its order. */
export const mainLinks: readonly AdminLink[] = [
  { label: "Dashboard", to: admin.dashboard() },
  { label: "Celebrities", to: admin.celebrities() },
  { label: "Outfits", to: admin.outfits() },
  { label: "Blog", to: admin.blog() },
  { label: "Analytics", to: admin.analytics() },
  { label: "Tags & Categories", to: admin.tags() },
  { label: "Settings", to: admin.settings() },
];

export interface AdminLinkGroup {
  title: string;
  links: readonly AdminLink[];
}

/** The screens beyond the tabs, by what they are for. */
export const moreLinks: readonly AdminLinkGroup[] = [
  {
    title: "Catalogue",
    links: [
      { label: "Products", to: admin.products() },
      { label: "Category Items", to: admin.items() },
      { label: "Links", to: admin.links() },
    ],
  },
  {
    title: "Audience",
    links: [{ label: "Newsletter", to: admin.newsletter() }],
  },
  {
    title: "Upkeep",
    links: [
      { label: "Import", to: admin.importData() },
      { label: "Trash", to: admin.trash() },
      { label: "Activity", to: admin.activity() },
    ],
  },
];
