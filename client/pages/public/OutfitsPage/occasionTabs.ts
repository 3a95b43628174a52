import { paths } from "../../../../site/addresses";
import type { TabItem } from "../../../shared/ui/tabs/TabStrip";
import type { OutfitsAddress } from "./outfitsQuery";

interface Occasion {
  name: string;
  count: number;
}

/** All, and a tab for each occasion; the other filters stay. An occasion that only the URL contains gets a tab too. */
export function occasionTabs(occasions: readonly Occasion[], address: OutfitsAddress): TabItem[] {
  const { dialog: _dialog, after: _after, occasion, ...others } = address;
  const names = occasions.map(({ name }) => name);
  const unknown = occasion !== undefined && !names.includes(occasion) ? [occasion] : [];
  return [
    { value: "", label: "All", to: paths.outfits(others) },
    ...[...names, ...unknown].map((name) => ({
      value: name,
      label: name,
      to: paths.outfits({ ...others, occasion: name }),
    })),
  ];
}
