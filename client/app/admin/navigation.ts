import { adminPaths } from "../../../site/addresses";
import { hasRole, type Role } from "../../admin/role/roles";

export interface AdminLink {
  label: string;
  to: string;
  /** The lowest role that the screen is for. */
  role: Role;
}

export interface AdminLinkGroup {
  title: string;
  links: readonly AdminLink[];
}

/**
 * Every screen behind the sign-in, grouped by purpose, with the role that it needs. The specification's tabs keep their
 * labels.
 */
export const linkGroups: readonly AdminLinkGroup[] = [
  {
    title: "Overview",
    links: [
      { label: "Dashboard", to: adminPaths.dashboard(), role: "contributor" },
      { label: "Analytics", to: adminPaths.analytics(), role: "editor" },
    ],
  },
  {
    title: "Content",
    links: [
      { label: "Celebrities", to: adminPaths.celebrities(), role: "contributor" },
      { label: "Outfits", to: adminPaths.outfits(), role: "contributor" },
      { label: "Events", to: adminPaths.events(), role: "contributor" },
      { label: "Blog", to: adminPaths.blog(), role: "contributor" },
      { label: "Shows", to: adminPaths.shows(), role: "editor" },
      { label: "Brands", to: adminPaths.brands(), role: "editor" },
      { label: "Authors", to: adminPaths.authors(), role: "editor" },
      { label: "Pages", to: adminPaths.pages(), role: "editor" },
      { label: "Schedule", to: adminPaths.schedule(), role: "editor" },
      { label: "Media", to: adminPaths.media(), role: "contributor" },
      { label: "Tags & Categories", to: adminPaths.tags(), role: "editor" },
    ],
  },
  {
    title: "Shopping",
    links: [
      { label: "Products", to: adminPaths.products(), role: "editor" },
      { label: "Category Items", to: adminPaths.items(), role: "editor" },
      { label: "Feeds", to: adminPaths.feeds(), role: "admin" },
      { label: "Links", to: adminPaths.links(), role: "editor" },
    ],
  },
  {
    title: "Audience",
    links: [
      { label: "Newsletters", to: adminPaths.newsletters(), role: "editor" },
      { label: "Subscribers", to: adminPaths.newsletter(), role: "editor" },
      { label: "Outbox", to: adminPaths.outbox(), role: "editor" },
      { label: "Corrections", to: adminPaths.corrections(), role: "editor" },
      { label: "Questions", to: adminPaths.questions(), role: "editor" },
      { label: "Search", to: adminPaths.search(), role: "editor" },
    ],
  },
  {
    title: "Site",
    links: [
      { label: "Settings", to: adminPaths.settings(), role: "contributor" },
      { label: "People", to: adminPaths.people(), role: "admin" },
      { label: "Activity", to: adminPaths.activity(), role: "editor" },
      { label: "Developers", to: adminPaths.developers(), role: "admin" },
      { label: "Trash", to: adminPaths.trash(), role: "editor" },
      { label: "Import Mock Data", to: adminPaths.importData(), role: "admin" },
    ],
  },
];

const adminLinks = linkGroups.flatMap(({ links }) => links);

/** Returns the screens that a role can open, without empty groups. */
export const linkGroupsFor = (role: Role): AdminLinkGroup[] =>
  linkGroups
    .map(({ title, links }) => ({ title, links: links.filter((link) => hasRole(role, link.role)) }))
    .filter(({ links }) => links.length > 0);

/** Whether a role can open the screen at an address; true for an address without a screen. */
export function canOpen(role: Role, address: string): boolean {
  const [path] = address.split("?");
  return adminLinks.every((link) => link.to !== path || hasRole(role, link.role));
}
