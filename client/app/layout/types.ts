import type { ReactNode } from "react";
import type { SuggestionList } from "../../shared/ui/search/useSuggestionField";

export interface ChromeLink {
  label: string;
  to: string;
}

/** What the frame around the pages says; a blank tagline or an empty list leaves its part out. */
export interface Chrome {
  siteName: string;
  /** Address of a picture; blank for the name in letters. */
  logo: string;
  tagline: string;
  disclosure: string;
  socialLinks: readonly ChromeLink[];
  categories: readonly ChromeLink[];
  year: number;
}

export interface HeaderProps {
  siteName: string;
  logo: string;
  onSearch: (text: string) => void;
  /** What hangs under the search box while the visitor types. */
  suggestions?: SuggestionList;
}

export interface FooterProps extends Chrome {
  /** The newsletter form; without it the footer has no newsletter part. */
  newsletter?: ReactNode;
}
