import { own } from "../kit/own";
import type { Dice } from "../kit/seed";
import { accessories } from "./accessories/accessories";
import { bags } from "./bags/bags";
import { bikes } from "./bikes/bikes";
import { cars } from "./cars/cars";
import { garments } from "./garments/garments";
import { makeup } from "./makeup/makeup";
import { shoes } from "./shoes/shoes";
import type { Drawn, Maker, Thing } from "./thing.types";

const makers: Readonly<Record<string, Maker>> = {
  ...garments,
  ...shoes,
  ...bags,
  ...accessories,
  ...makeup,
  ...cars,
  ...bikes,
};

export const canDraw = (kind: string): boolean => own(makers, kind) !== undefined;

export const drawThing = (thing: Thing, dice: Dice): Drawn => (own(makers, thing.kind) ?? makers.knit)(thing, dice);
