import { smooth, type Knot } from "../../kit/smooth";
import { element } from "../../kit/svg";
import { type HeadView } from "./headView";

export function drawMouth(view: HeadView): string {
  const { face, person, tones, fine } = view;
  const { mouth: full } = person.features;
  const wide = 37 + full * 3 + (person.masculine ? 3 : 0);
  const plump = person.masculine ? 0.72 : 1 + full * 0.16;
  const y = 137;
  const left: Knot = [...face(-wide, y, 104), "corner"];
  const right: Knot = [...face(wide, y, 104), "corner"];
  const seam = [face(-wide * 0.5, y + 1, 128), face(0, y + 3, 142), face(wide * 0.5, y + 1, 128)];
  const upper = [
    left,
    face(-12, y - 13 * plump, 140),
    [...face(0, y - 9 * plump, 146), "corner"] as Knot,
    face(12, y - 13 * plump, 140),
    right,
    ...[...seam].reverse(),
  ];
  const lower = [
    left,
    ...seam,
    right,
    face(22, y + 17 * plump, 126),
    face(0, y + 22 * plump, 138),
    face(-22, y + 17 * plump, 126),
  ];
  if (!fine) {
    const lips = [...upper.slice(0, 5), ...lower.slice(-3)];
    return element("path", { d: smooth(lips), fill: tones.lips });
  }
  const deeper = person.redLips ? "#8c1524" : tones.line;
  const parting = element("path", {
    d: smooth([face(-wide, y, 104), ...seam, face(wide, y, 104)], false),
    stroke: deeper,
    "stroke-width": view.pen * 0.6,
  });
  return (
    element("path", { d: smooth(upper), fill: tones.lips }) +
    element("path", { d: smooth(lower), fill: tones.lips, opacity: person.redLips ? undefined : 0.86 }) +
    parting
  );
}
