import type { Maker } from "../thing.types";
import { beret, cap, hat, sunglasses } from "./headwear";
import { brooch, earrings, necklace, ring } from "./jewellery";
import { belt, gloves, scarf, tie } from "./soft";
import { bracelet, cuff, watch } from "./wristwear";

export const accessories: Readonly<Record<string, Maker>> = {
  sunglasses,
  earrings,
  "hoop earrings": earrings,
  "drop earrings": earrings,
  necklace,
  cuff,
  bracelet,
  ring,
  watch,
  belt,
  scarf,
  hat,
  cap,
  beret,
  gloves,
  brooch,
  tie,
};
