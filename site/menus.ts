import { paths } from "./addresses";

/** A link of a menu: a path of this site, or the URL of another. */
export interface MenuLink {
  label: string;
  to: string;
}

/** The menus of the site. The specification's are the first ones. */
export const firstMenus = {
  header: [
    { label: "Home", to: paths.home() },
    { label: "Celebrities", to: paths.celebrities() },
    { label: "Outfits", to: paths.outfits() },
    { label: "Blog", to: paths.blog() },
  ],
  footer: [
    { label: "Home", to: paths.home() },
    { label: "Celebrities", to: paths.celebrities() },
    { label: "Outfits", to: paths.outfits() },
    { label: "Blog", to: paths.blog() },
    { label: "Shop", to: paths.shop() },
    { label: "Favorites", to: paths.favorites() },
    { label: "Following", to: paths.following() },
    { label: "What is she wearing?", to: paths.ask() },
  ],
  legal: [
    { label: "Privacy Policy", to: paths.privacyPolicy() },
    { label: "Terms of Service", to: paths.termsOfService() },
    { label: "Affiliate Disclosure", to: paths.affiliateDisclosure() },
    { label: "Developers", to: paths.developers() },
  ],
} satisfies Record<string, MenuLink[]>;

export type MenuName = keyof typeof firstMenus;
export const menuNames = Object.keys(firstMenus) as MenuName[];
