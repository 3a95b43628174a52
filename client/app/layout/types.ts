import type { ReactNode } from "react";
import type { SiteSettings } from "../../features/site/settings/useSiteSettings";
import type { SuggestionList } from "../../shared/ui/search/useSuggestionField";

export interface ChromeLink {
  label: string;
  to: string;
}

/** The texts and links of the frame around the pages; a blank tagline or an empty list omits that element. */
export interface Chrome {
  siteName: string;
  /** URL of an image; blank to show the name as text. */
  logo: string;
  tagline: string;
  disclosure: string;
  socialLinks: readonly ChromeLink[];
  categories: readonly ChromeLink[];
  menus: SiteSettings["menus"];
  year: number;
}

export interface HeaderProps {
  siteName: string;
  logo: string;
  links: readonly ChromeLink[];
  onSearch: (text: string) => void;
  /** Suggestions below the search box while the visitor types. */
  suggestions?: SuggestionList;
  /** The menu of a phone; a wide screen always shows its content. */
  isMenuOpen: boolean;
  onMenuChange: (isOpen: boolean) => void;
}

export interface FooterProps extends Chrome {
  /** The newsletter form; without it the footer has no newsletter section. */
  newsletter?: ReactNode;
  /** The button that changes the choice about analytics; without it the footer has none. */
  analyticsChoice?: ReactNode;
  /** Takes the footer out of reach while something covers it. */
  inert: boolean;
}
