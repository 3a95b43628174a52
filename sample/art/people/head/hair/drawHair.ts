import { type HairStyle } from "../appearanceWords";
import { type HeadView } from "../headView";
import { braids, bun, locs, ponytail } from "./gatheredHair";
import { fringe, type Hair } from "./hairKit";
import { bob, straight, waves } from "./looseHair";
import { crop, pixie, shaved, slickedBack } from "./shortHair";
import { afro, curls } from "./texturedHair";

const styles: Record<HairStyle, (view: HeadView) => Hair> = {
  bob,
  curls,
  crop,
  braids,
  bun,
  ponytail,
  waves,
  afro,
  pixie,
  shaved,
  locs,
  fringe: straight,
  "slicked-back": slickedBack,
};

const withoutFringe: readonly HairStyle[] = ["fringe", "shaved", "slicked-back", "afro", "crop", "pixie"];

export function drawHair(view: HeadView): Hair {
  const { hairStyle } = view.person;
  const hair = styles[hairStyle](view);
  const added = view.person.fringe && !withoutFringe.includes(hairStyle) ? fringe(view) : "";
  return { back: hair.back, front: hair.front + added };
}
