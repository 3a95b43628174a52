import { element } from "../../kit/svg";
import { type Appearance } from "./appearance";
import { drawFace } from "./face";
import { drawHair } from "./hair/drawHair";
import { beardLines, drawBeard, drawEyewear, drawHeadwear, drawJewels } from "./headDress";
import { drawMouth } from "./mouth";
import { headView } from "./headView";

interface HeadPlace {
  x: number;
  y: number;
  /** 1 makes a head of 400 units. */
  scale: number;
  /** From -1 (three-quarter to the left) to 1 (to the right). */
  turn: number;
  tilt: number;
  pen: number;
  fine: boolean;
}

/** Two layers of a head, so that the neck and shoulders can come between them. */
export function drawHead(person: Appearance, place: HeadPlace): { back: string; front: string } {
  const view = headView(person, Math.abs(place.turn), place.pen / place.scale, place.fine);
  const hair = drawHair(view);
  const mirror = place.turn < 0 ? -1 : 1;
  const transform =
    `translate(${place.x.toFixed(1)} ${place.y.toFixed(1)}) rotate(${place.tilt.toFixed(1)}) ` +
    `scale(${(place.scale * mirror).toFixed(3)} ${place.scale.toFixed(3)})`;
  const layer = (content: string): string => (content ? element("g", { transform }, content) : "");
  return {
    back: layer(hair.back),
    front: layer(
      drawFace(view) +
        drawBeard(view) +
        drawMouth(view) +
        beardLines(view) +
        hair.front +
        drawJewels(view) +
        drawHeadwear(view) +
        drawEyewear(view),
    ),
  };
}
