import { paths } from "../../../../site/addresses";
import type { TabItem } from "../../../shared/ui/tabs/TabStrip";
import type { CelebritiesQuery } from "../CelebritiesPage/celebritiesQuery";

interface Category {
  name: string;
  count: number;
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * All, and a tab for each category. The counts are those of the whole list, so a search, which narrows it, shows none.
 * A category in the URL without rows gets a tab too, so that one tab is selected.
 */
export function categoryTabs(
  categories: readonly Category[],
  total: number,
  { search, category }: CelebritiesQuery,
): TabItem[] {
  const unknown = category !== undefined && !categories.some(({ name }) => name === category);
  const all = [...categories, ...(unknown ? [{ name: category, count: 0 }] : [])];
  return [
    { value: "", label: "All", count: search ? undefined : total, to: paths.celebrities({ search }) },
    ...all.map(({ name, count }) => ({
      value: name,
      label: capitalised(name),
      count: search ? undefined : count,
      to: paths.celebrities({ search, category: name }),
    })),
  ];
}
