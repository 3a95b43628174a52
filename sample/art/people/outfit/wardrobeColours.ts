import { namedColours } from "../../kit/palette";
import { type Wardrobe } from "./wardrobe";

/** The colours of the large garments: backdrops keep away from them. */
export const coloursOf = ({ full, top, bottom, outer }: Wardrobe): string[] =>
  [full, top, bottom, outer].flatMap((garment) => (garment ? [namedColours[garment.colour]] : []));
