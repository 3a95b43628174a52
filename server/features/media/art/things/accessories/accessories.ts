import type { Maker } from "../thing.types";
import { bracelet, brooch, cuff, earrings, necklace, ring, watch } from "./jewellery";
import { belt, beret, cap, gloves, hat, scarf, sunglasses, tie } from "./soft";

export const accessories: Readonly<Record<string, Maker>> = {
  sunglasses, earrings, necklace, cuff, bracelet, ring, watch, belt, scarf, hat, cap, beret, gloves, brooch, tie,
};
