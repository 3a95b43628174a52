import { namedColors } from "../../kit/palette";
import { type Wardrobe } from "./wardrobe";

/** The colors of the large garments: backdrops keep away from them. */
export const colorsOf = ({ full, top, bottom, outer }: Wardrobe): string[] =>
  [full, top, bottom, outer].flatMap((garment) => (garment ? [namedColors[garment.color]] : []));
