import { compact } from "../kit/compact";
import { diceFor, type Dice } from "../kit/seed";
import { accents, papers } from "../kit/palette";
import { element, mix, picture } from "../kit/svg";
import { appearanceFrom, type Appearance } from "./head/appearance";
import { contrast } from "./backdrop";
import { drawFigure } from "./body/figure";
import { fitting } from "./budget";
import { portraitPoses } from "./portraitPoses";
import { mirrored } from "./body/pose";
import { colorsOf } from "./outfit/wardrobeColors";
import { portraitWardrobe } from "./outfit/portraitWardrobe";
import { drawn, pictureId, readable } from "./titles";

export interface CelebrityRow {
  slug: string;
  name: string;
  category: string;
  styleType: string;
  signatureLook: string;
}

const behind: readonly ((accent: string, x: number, dice: Dice) => string)[] = [
  (fill, x, dice) =>
    element("circle", { cx: x + dice.between(-60, 60), cy: dice.between(330, 420), r: dice.between(260, 310), fill }),
  (fill, x) => element("path", { d: `M${x - 250} 1000V400a250 250 0 0 1 500 0v600z`, fill }),
  (fill, _x, dice) => element("path", { d: dice.next() < 0.5 ? "M0 0h430v1000H0z" : "M370 0h430v1000H370z", fill }),
  (fill, _x, dice) =>
    element("path", { d: `M0 ${dice.between(520, 640).toFixed(0)}q240-120 460-20t340-60v600H0z`, fill }),
  (fill, x) =>
    element("path", { d: `M${x - 290} 250c120-170 470-150 560 30s80 420-70 540-420 60-500-140-70-320 10-430z`, fill }),
  (fill) => element("path", { d: "M0 1000L0 260L800 0V1000z", fill }),
  (fill) => element("path", { d: "M120 120h560v760H120z", fill }),
  () => "",
];

function backdrop(person: Appearance, cloth: readonly string[], x: number, dice: Dice): string {
  const far = (color: string): number =>
    Math.min(
      contrast(color, person.skin),
      contrast(color, person.hair) * 0.8,
      ...cloth.map((other) => contrast(color, other)),
    );
  const ranked = (from: readonly string[]): string[] => [...from].sort((one, other) => far(other) - far(one));
  const paper = dice.pick(ranked(papers).slice(0, 6));
  const bold = dice.next() < 0.3;
  const ground = bold ? mix(paper, dice.pick(ranked(accents).slice(0, 4)), 0.7) : paper;
  const accent = bold
    ? mix(ground, "#fffaf2", 0.34)
    : mix(paper, dice.pick(ranked(accents).slice(0, 6)), dice.between(0.45, 0.8));
  return element("rect", { width: 800, height: 1000, fill: ground }) + dice.pick(behind)(accent, x, dice);
}

/** Another word here would seat everybody anew; this one keeps neighbours on the site unlike each other. */
const sitting = "sitting 3601";

/** Somebody's portrait: from the head to the chest or the hips, in clothes of their style. */
export function drawCelebrity({ slug, name, category, styleType, signatureLook }: CelebrityRow): string {
  const dice = diceFor(`${sitting} ${slug}`);
  const person = appearanceFrom(signatureLook, slug);
  const wardrobe = portraitWardrobe(styleType, category, person, dice);
  const chosen = dice.pick(portraitPoses);
  const pose = dice.next() < 0.5 ? chosen : mirrored(chosen);
  const scale = dice.pick([2.15, 2.5, 2.9]);
  const x = dice.between(350, 450);
  const tall = ["bun", "afro", "curls"].includes(person.hairStyle) || person.headwear !== "none" ? 0.3 : 0;
  const y = 1000 * dice.between(0.1, 0.14) + scale * (168 + tall * 130);
  const ground = backdrop(person, colorsOf(wardrobe), x, dice);
  return fitting((sparse) => {
    const { drawing, definitions } = drawFigure({
      person,
      wardrobe,
      pose,
      sparse,
      pen: 4.2 / scale,
      id: pictureId(`p ${slug}`),
      headScale: 1.26,
      fine: sparse < 1,
      legs: false,
    });
    return picture(
      800,
      1000,
      readable(name),
      definitions ? element("defs", {}, definitions) : "",
      ground,
      element(
        "g",
        { ...drawn, transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale})` },
        compact(drawing),
      ),
    );
  });
}
