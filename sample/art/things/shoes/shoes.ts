import { element } from "../../kit/svg";
import { markOf } from "../pen";
import type { Drawn, Maker } from "../thing.types";
import { balletFlats, brogues, clogs, loafers, sneakers } from "./flats";
import { ankleBoots, kneeBoots, mules, platforms, pumps, slingbacks, type ShoeArt } from "./heels";
import { sandals } from "./sandals";

/** The other shoe of the pair is the same drawing once more, further back. */
const twice = (art: string, x: number, y: number, scale: string): string => {
  const mark = markOf(`pair ${art}`);
  const other = element("use", { href: `#${mark}`, transform: `translate(${x} ${y}) scale(${scale})` });
  return other + element("g", { id: mark }, art);
};

/** One shoe alone or a pair: one a step behind or ahead, or crossing. */
function paired(draw: ShoeArt): Maker {
  return (thing, dice): Drawn => {
    const { art, height } = draw(thing, dice);
    const way = dice.pick<"behind" | "ahead" | "alone" | "crossing">(
      height > 150 ? ["behind", "alone", "ahead"] : ["behind", "ahead", "alone", "alone", "crossing"],
    );
    if (way === "alone") return { art, box: [-8, -height, 280, 2], stance: "stands" };
    if (way === "crossing")
      return { art: twice(art, 300, -20, "-.97 .97"), box: [-8, -height - 14, 310, 2], stance: "stands" };
    if (way === "ahead") return { art: twice(art, 62, -32, ".96"), box: [-8, -height - 28, 336, 2], stance: "stands" };
    return { art: twice(art, -50, -28, ".96"), box: [-60, -height - 24, 280, 2], stance: "stands" };
  };
}

export const shoes: Readonly<Record<string, Maker>> = {
  pumps: paired(pumps),
  slingbacks: paired(slingbacks),
  sandals: paired(sandals),
  loafers: paired(loafers),
  "ankle boots": paired(ankleBoots),
  "knee boots": paired(kneeBoots),
  sneakers: paired(sneakers),
  mules: paired(mules),
  "ballet flats": paired(balletFlats),
  platforms: paired(platforms),
  brogues: paired(brogues),
  clogs: paired(clogs),
};
