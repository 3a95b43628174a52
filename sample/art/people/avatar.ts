import { accents, papers } from "../kit/palette";
import { compact } from "../kit/compact";
import { diceFor } from "../kit/seed";
import { element, mix, picture } from "../kit/svg";
import { appearanceFrom } from "./head/appearance";
import { contrast } from "./backdrop";
import { drawFigure } from "./body/figure";
import { portraitPoses } from "./portraitPoses";
import { mirrored } from "./body/pose";
import { garmentsFrom } from "./outfit/wardrobe";
import { colorsOf } from "./outfit/wardrobeColors";
import { drawn, pictureId, readable } from "./titles";

interface AvatarRow {
  name: string;
  appearanceText?: string;
}

const womens = ["turtleneck", "shirt", "knit", "blouse", "blazer and tee", "tee", "wrap dress"];
const mens = ["shirt", "turtleneck", "knit", "tee", "blazer and shirt", "cardigan and tee"];
const quiet = portraitPoses.filter(({ arms }) => arms.every(({ grip }) => grip === "hidden"));

/** Head and shoulders in a square, for people who are named but do not have a page of their own. */
export function drawAvatar({ name, appearanceText = "" }: AvatarRow): string {
  const dice = diceFor(`avatar ${name}`);
  const person = appearanceFrom(appearanceText, name);
  const wardrobe = garmentsFrom(dice.pick(person.masculine ? mens : womens), [], {
    masculine: person.masculine,
    seed: name,
  });
  const chosen = dice.pick(quiet);
  const pose = dice.next() < 0.5 ? chosen : mirrored(chosen);
  const tall = person.hairStyle === "bun" || person.hairStyle === "afro" || person.headwear !== "none";
  const scale = dice.between(1.5, 1.66) * (tall ? 0.86 : 1);
  const x = dice.between(190, 210);
  const { drawing, definitions } = drawFigure({
    person,
    wardrobe: { ...wardrobe, bag: undefined },
    pose,
    sparse: 0,
    pen: 2.6 / scale,
    id: pictureId(`a ${name}`),
    headScale: 1.34,
    fine: false,
    legs: false,
  });
  const far = (color: string): number =>
    Math.min(...[person.skin, person.hair, ...colorsOf(wardrobe)].map((other) => contrast(color, other)));
  const ground = mix(
    dice.pick(papers),
    dice.pick([...accents].sort((one, other) => far(other) - far(one)).slice(0, 6)),
    dice.between(0.3, 0.75),
  );
  return picture(
    400,
    400,
    readable(name),
    definitions ? element("defs", {}, definitions) : "",
    element("rect", { width: 400, height: 400, fill: ground }),
    element(
      "g",
      {
        ...drawn,
        transform: `translate(${x.toFixed(1)} ${(scale * (tall ? 236 : 197)).toFixed(1)}) scale(${scale.toFixed(3)})`,
      },
      compact(drawing),
    ),
  );
}
