import { element } from "../../kit/svg";
import { type Point } from "../../kit/smooth";
import { type Appearance } from "./appearance";
import { drawFace, earLobe } from "./face";
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

/** Two layers of a head, so that the neck and shoulders can come between them, and where things are worn on it. */
interface DrawnHead {
  back: string;
  front: string;
  places: Record<"eyes" | "lips" | "ear" | "crown", Point>;
}

export function drawHead(person: Appearance, place: HeadPlace): DrawnHead {
  const view = headView(person, Math.abs(place.turn), place.pen / place.scale, place.fine);
  const hair = drawHair(view);
  const mirror = place.turn < 0 ? -1 : 1;
  const transform =
    `translate(${place.x.toFixed(1)} ${place.y.toFixed(1)}) rotate(${place.tilt.toFixed(1)}) ` +
    `scale(${(place.scale * mirror).toFixed(3)} ${place.scale.toFixed(3)})`;
  const layer = (content: string): string => (content ? element("g", { transform }, content) : "");
  const tilt = (place.tilt * Math.PI) / 180;
  const outside = ([x, y]: readonly [number, number]): Point => {
    const [across, down] = [x * place.scale * mirror, y * place.scale];
    return [
      place.x + across * Math.cos(tilt) - down * Math.sin(tilt),
      place.y + across * Math.sin(tilt) + down * Math.cos(tilt),
    ];
  };
  const [earX, earY] = earLobe(view, -1);
  const hoops = person.jewels.includes("hoops");
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
    places: {
      eyes: outside(view.face(62, 10, 122)),
      lips: outside(view.face(0, 144, 140)),
      // The rim of a hoop, the body of a drop.
      ear: outside(hoops ? [earX - 29, earY + 38] : [earX, earY + 42]),
      crown: outside(view.rim(0, -190)),
    },
  };
}
