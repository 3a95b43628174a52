import { type Knot } from "../../../kit/smooth";
import { type Body } from "../../body/body";
import { type Cloth } from "../../body/cloth";
import { button, corner, panel, seam, seams, type Piece } from "./cut";
import { jacket, jacketPockets, type JacketCut } from "./jacketCut";

export function blazer(body: Body, cloth: Cloth, worn: "open" | "closed" | "double" = "closed"): Piece {
  const { torso } = body;
  const centre = body.front * 0.5;
  const buttons =
    worn === "open"
      ? ""
      : worn === "double"
        ? [0.9, 1.12].flatMap((t) => [-0.24, 0.24].map((s) => button(torso(t, centre + s), cloth.seam))).join("")
        : [0.94, 1.16].map((t) => button(torso(t, centre), cloth.seam)).join("");
  const cut: JacketCut = {
    to: 1.82,
    ease: [7, worn === "open" ? 14 : 7, 9],
    gap: worn === "open" ? [0.3, 0.4] : [0, 0.2],
    breakAt: worn === "open" ? 1.02 : 0.86,
    lapel: worn === "double" ? "peak" : "notch",
    sleeve: { to: 0.99, wide: [21, 17, 13], cuff: true },
  };
  return jacket(
    body,
    cloth,
    cut,
    buttons + jacketPockets(body, cloth) + seam(body, [torso(0.36, 0.36), torso(0.34, 0.68)], cloth.seam, 0.8),
  );
}

export function tuxedo(body: Body, cloth: Cloth, silk: string, open = false): Piece {
  const cut: JacketCut = {
    to: 1.8,
    ease: [7, 6, 8],
    gap: open ? [0.32, 0.42] : [0, 0.26],
    breakAt: 0.98,
    lapel: body.front > 0.1 ? "peak" : "shawl",
    lapelFill: silk,
    sleeve: { to: 0.97, wide: [21, 16, 13], cuff: true },
  };
  const fastening = open ? "" : button(body.torso(1.03, body.front * 0.5), cloth.seam);
  return jacket(body, cloth, cut, fastening + jacketPockets(body, cloth));
}

export function waistcoat(body: Body, cloth: Cloth): Piece {
  const { torso } = body;
  const centre = body.front * 0.5;
  const edge = (s: number): Knot[] => [
    corner(torso(-0.1, s * 0.42)),
    corner(torso(-0.04, s * 0.74)),
    torso(0.22, s * 0.84),
    corner(torso(0.42, s, 4)),
    torso(1, s, 4),
    corner(torso(1.32, s, 4)),
    corner(torso(1.5, centre + s * 0.3)),
    corner(torso(1.34, centre + s * 0.02)),
    corner(torso(0.56, centre)),
  ];
  return {
    main:
      panel(edge(-1), cloth.fill) +
      panel(edge(1), cloth.fill) +
      seams(
        body,
        [
          [torso(0.56, centre), torso(1.36, centre)],
          [torso(1.1, -0.84), torso(1.13, -0.4)],
          [torso(1.1, 0.84), torso(1.13, 0.4)],
        ],
        cloth.seam,
        0.7,
      ) +
      [0.66, 0.84, 1.02, 1.2].map((t) => button(torso(t, centre + 0.08), cloth.seam, 2.6)).join(""),
  };
}
