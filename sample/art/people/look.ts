import { compact } from "../kit/compact";
import { diceFor } from "../kit/seed";
import { element, picture } from "../kit/svg";
import { appearanceFrom } from "./head/appearance";
import { drawScene } from "./backdrop";
import { drawFigure } from "./body/figure";
import { mirrored, poses } from "./body/pose";
import { fitting } from "./budget";
import { drawn, pictureId, readable } from "./titles";
import { colorsOf } from "./outfit/wardrobeColors";
import { garmentsFrom } from "./outfit/wardrobe";

export interface OutfitRow {
  slug: string;
  title: string;
  occasion: string;
  tags: readonly string[];
  celebrity: { slug: string; signatureLook: string } | null;
}

/** A full-length fashion figure in the outfit that the title names. */
export function drawOutfit({ slug, title, occasion, tags, celebrity }: OutfitRow): string {
  const dice = diceFor(`outfit ${slug}`);
  const person = appearanceFrom(celebrity?.signatureLook ?? "", celebrity?.slug ?? slug);
  const wardrobe = garmentsFrom(title, tags, { masculine: person.masculine, seed: slug });
  const chosen = dice.pick(poses);
  const pose = dice.next() < 0.5 ? chosen : mirrored(chosen);
  const scene = drawScene(occasion, dice, [...colorsOf(wardrobe), person.skin, person.hair]);
  const tall = person.hairStyle === "afro" || person.hairStyle === "bun" || person.headwear !== "none";
  const scale = dice.between(1.1, 1.16) * (tall ? 0.955 : 1);
  const x = dice.between(410, 490);
  const y = 1116 - 752 * scale;
  const shadow = element("ellipse", { cx: x + 14, cy: 1112, rx: 150, ry: 15, fill: "#221d1e", opacity: "0.16" });
  return fitting((sparse) => {
    const { drawing, definitions } = drawFigure({
      person,
      wardrobe,
      pose,
      sparse,
      pen: 3.2,
      id: pictureId(slug),
      headScale: 1.08,
      fine: false,
      legs: true,
    });
    return picture(
      900,
      1200,
      readable(title),
      definitions ? element("defs", {}, definitions) : "",
      scene,
      shadow,
      element(
        "g",
        { ...drawn, transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})` },
        compact(drawing),
      ),
    );
  });
}
