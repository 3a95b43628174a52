import { mix } from "../../../kit/svg";
import { type Dice } from "../../../kit/seed";
import { type Body } from "../../body/body";
import { type Cloth } from "../../body/cloth";
import { type GarmentKind } from "../garmentWords";
import { bomberJacket, cardigan, denimJacket, leatherJacket, trackJacket } from "./casualJackets";
import { overcoat, trenchCoat } from "./coats";
import { type Piece } from "./cut";
import { jumpsuit, kaftan, midiDress, miniDress, shirtDress, slipDress, sweaterDress, wrapDress } from "./dresses";
import { ballgown, columnGown, halterGown, slipGown } from "./gowns";
import { blazer, tuxedo, waistcoat } from "./jackets";
import { maxiSkirt, miniSkirt, pencilSkirt, pleatedSkirt } from "./skirts";
import { blouse, corsetTop, cropTop, hoodie, knit, shirt, tank, tee, turtleneck } from "./tops";
import { cargoTrousers, jeans, shorts, tailoredTrousers, wideTrousers } from "./trousers";
import { cape, pufferCoat } from "./wraps";

export interface Fitting {
  body: Body;
  dice: Dice;
  /** Worn under a jacket: collars stay closed, nothing bulges. */
  layered: boolean;
  /** A coat is not closed, so that the top under it shows. */
  open: boolean;
  /** A jacket over a waistcoat is not closed either. */
  over: boolean;
}

type Cutter = (cloth: Cloth, fitting: Fitting) => Piece;
const plain =
  (cut: (body: Body, cloth: Cloth) => Piece): Cutter =>
  (cloth, { body }) =>
    cut(body, cloth);

/** One pattern for every garment of the vocabulary. */
const patterns: Record<GarmentKind, Cutter> = {
  "column gown": (cloth, { body, dice }) => columnGown(body, cloth, dice.next()),
  "slip gown": plain(slipGown),
  ballgown: plain(ballgown),
  "halter gown": plain(halterGown),
  "slip dress": plain(slipDress),
  "midi dress": plain(midiDress),
  "mini dress": plain(miniDress),
  "shirt dress": plain(shirtDress),
  "wrap dress": plain(wrapDress),
  "sweater dress": plain(sweaterDress),
  kaftan: plain(kaftan),
  jumpsuit: plain(jumpsuit),
  tuxedo: (cloth, { body, over }) =>
    tuxedo(body, cloth, cloth.base === "#1d1b1c" ? "#3a373a" : mix(cloth.base, "#1d1b1c", 0.72), over),
  suit: (cloth, { body, dice, over }) => blazer(body, cloth, over ? "open" : dice.pick(["closed", "double", "open"])),
  tracksuit: plain(trackJacket),
  waistcoat: plain(waistcoat),
  blazer: (cloth, { body, dice, over }) => blazer(body, cloth, over ? "open" : dice.pick(["open", "closed", "double"])),
  "trench coat": (cloth, { body, dice, open }) => trenchCoat(body, cloth, open || dice.next() < 0.4),
  overcoat: plain(overcoat),
  "puffer coat": (cloth, { body, open }) => pufferCoat(body, cloth, open),
  cape: plain(cape),
  "bomber jacket": plain(bomberJacket),
  "leather jacket": plain(leatherJacket),
  "denim jacket": plain(denimJacket),
  cardigan: plain(cardigan),
  knit: plain(knit),
  turtleneck: plain(turtleneck),
  hoodie: plain(hoodie),
  tee: plain(tee),
  tank: plain(tank),
  shirt: (cloth, { body, layered, dice }) => shirt(body, cloth, !layered && dice.next() < 0.7),
  blouse: (cloth, { body, layered }) => (layered ? shirt(body, cloth, true) : blouse(body, cloth)),
  "corset top": plain(corsetTop),
  "crop top": plain(cropTop),
  jeans: plain(jeans),
  "wide-leg trousers": plain(wideTrousers),
  "tailored trousers": plain(tailoredTrousers),
  "cargo trousers": plain(cargoTrousers),
  shorts: plain(shorts),
  "pencil skirt": plain(pencilSkirt),
  "pleated skirt": plain(pleatedSkirt),
  "mini skirt": plain(miniSkirt),
  "maxi skirt": plain(maxiSkirt),
};

export const cutGarment = (kind: GarmentKind, cloth: Cloth, fitting: Fitting): Piece => patterns[kind](cloth, fitting);
