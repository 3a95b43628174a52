import { group } from "../pen";
import type { Drawn, Maker } from "../thing.types";
import { balletFlats, brogues, clogs, loafers, sneakers } from "./flats";
import { ankleBoots, kneeBoots, mules, platforms, pumps, sandals, slingbacks, type ShoeArt } from "./heels";

const moved = (art: string, x: number, y: number, scale = "1 1", turn = 0): string =>
  group({ transform: `translate(${x} ${y})${turn ? ` rotate(${turn})` : ""}${scale === "1 1" ? "" : ` scale(${scale})`}` }, art);

/** One shoe alone or a pair: one a step behind or ahead, or crossing. */
function paired(draw: ShoeArt): Maker {
  return (thing, dice): Drawn => {
    const { art, height } = draw(thing, dice);
    const way = dice.pick<"behind" | "ahead" | "alone" | "crossing">(height > 150 ? ["behind", "alone", "ahead"] : ["behind", "ahead", "alone", "alone", "crossing"]);
    if (way === "alone") return { art, box: [-8, -height, 280, 2], stance: "stands" };
    if (way === "crossing") return { art: moved(art, 300, -20, "-0.97 0.97") + art, box: [-8, -height - 14, 310, 2], stance: "stands" };
    if (way === "ahead") return { art: moved(art, 62, -32, "0.96 0.96") + art, box: [-8, -height - 28, 336, 2], stance: "stands" };
    return { art: moved(art, -50, -28, "0.96 0.96") + art, box: [-60, -height - 24, 280, 2], stance: "stands" };
  };
}

export const shoes: Readonly<Record<string, Maker>> = {
  pumps: paired(pumps), slingbacks: paired(slingbacks), sandals: paired(sandals), loafers: paired(loafers),
  "ankle boots": paired(ankleBoots), "knee boots": paired(kneeBoots), sneakers: paired(sneakers), mules: paired(mules),
  "ballet flats": paired(balletFlats), platforms: paired(platforms), brogues: paired(brogues), clogs: paired(clogs),
};
