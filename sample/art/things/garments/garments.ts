import type { Maker } from "../thing.types";
import { dresses } from "./dresses";
import { jackets } from "./jackets";
import { skirtMakers } from "./skirts";
import { special } from "./special";
import { tops } from "./tops";
import { trouserMakers } from "./trousers";

export const garments: Readonly<Record<string, Maker>> = {
  ...dresses,
  ...jackets,
  ...special,
  ...tops,
  ...trouserMakers,
  ...skirtMakers,
};
