import { ribbon } from "../../../kit/smooth";
import { element } from "../../../kit/svg";
import { outward, type Body, type Side } from "../../body/body";
import { type Cloth } from "../../body/cloth";
import { type ShoeKind } from "../../../kit/words";
import { panel } from "./cut";
import { shoeLine, shoeShapes } from "./shoeShapes";

export function drawShoe(body: Body, side: Side, kind: ShoeKind, cloth: Cloth): string {
  const [x, y] = body.leg(side)(1);
  const { foot, behind } = body.pose.legs[side];
  const direction = outward(side) * (foot < 0 ? -1 : 1);
  const width = 0.5 + 0.5 * Math.min(1, Math.abs(foot) / 40);
  const stretch = Math.max(0.8, Math.min(1.16, (752 - y + (behind ? -16 : 0)) / 54));
  const [kneeX, kneeY] = body.leg(side)(0.505);
  const shaft =
    kind === "knee boots"
      ? panel(
          ribbon(
            body.leg(side),
            [
              [0.5, 20],
              [0.58, 20],
              [0.7, 20.5],
              [0.86, 15],
              [0.97, 12.5],
              [1.02, 12.5],
            ],
            true,
          ),
          cloth.fill,
        ) +
        shoeLine(
          body,
          [
            [
              [kneeX - 18, kneeY],
              [kneeX, kneeY + 5],
              [kneeX + 18, kneeY],
            ],
          ],
          cloth.seam,
        )
      : "";
  const transform = `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(direction * width * (body.masculine ? 1.16 : 1.02)).toFixed(2)} ${stretch.toFixed(2)})`;
  return shaft + element("g", { transform }, shoeShapes[kind](body, cloth));
}
