import { d, fill, glowOf, group, line, shadeOf, slab } from "../pen";
import type { Maker } from "../thing.types";

/** Laid down at an angle, with the stroke that each has just drawn. */
export const pencil: Maker = (thing, dice) => {
  const brow = thing.kind === "brow pencil";
  const body = brow ? dice.pick(["#5a3a2a", "#c69a45", thing.color]) : thing.color;
  const wood = "#d1a878";
  const one = (color: string): string =>
    slab(-160, -15, 250, 30, color) +
    slab(-160, 4, 250, 11, shadeOf(color)) +
    line("M-146,-8 L70,-8", glowOf(color), 3) +
    slab(-176, -16, 22, 32, "#c69a45", 3) +
    fill("M90,-15 L140,-5 L140,5 L90,15 Z", wood) +
    fill("M138,-5.500 L166,0 L138,5.500 Z", color);
  const stroke = brow
    ? Array.from({ length: 13 }, (_, at) =>
        line(d`M${-110 + at * 17},${96 - Math.sin(at / 4) * 24} q${6},${-22} ${22},${-26 + at}`, "#5a3a2a", 4),
      ).join("")
    : dice.pick([
        fill("M-130,110 C-60,70 30,64 130,90 L170,66 C150,100 130,108 120,106 C40,84 -50,86 -130,110 Z", thing.color),
        line("M-130,100 C-90,60 -60,130 -20,96 C20,60 40,130 80,92 C110,70 130,100 150,84", thing.color, 7),
      ]);
  const lean = dice.pick([-24, -38, -14]);
  const extra =
    dice.next() < 0.5
      ? group({ transform: `translate(10 -60) rotate(${lean - 8})` }, one(brow ? "#8a5f3e" : thing.second))
      : "";
  const cap =
    dice.next() < 0.5
      ? group(
          { transform: "translate(130 150) rotate(12)" },
          slab(-46, -16, 92, 32, "#c69a45", 6),
          slab(-46, 4, 92, 12, shadeOf("#c69a45"), 6),
        )
      : "";
  return {
    art: stroke + extra + group({ transform: `translate(0 0) rotate(${lean})` }, one(body)) + cap,
    box: [-180, -150, 190, 170],
    stance: "lies",
  };
};

export const brushSet: Maker = (thing, dice) => {
  const handle = thing.color;
  const hair = dice.pick(["#5a3a2a", "#3c2a22", "#e6d3b1", "#b1532f"]);
  const heads = [
    "M-34,0 C-60,-70 -30,-120 0,-124 C30,-120 60,-70 34,0 Z",
    "M-20,0 C-36,-50 -22,-84 0,-90 C22,-84 36,-50 20,0 Z",
    "M-26,0 L-44,-80 Q0,-104 44,-70 L26,0 Z",
    "M-12,0 C-20,-30 -10,-60 0,-70 C10,-60 20,-30 12,0 Z",
    "M-22,0 C-40,-60 -34,-84 30,-96 C40,-60 36,-30 22,0 Z",
  ];
  const brush = (at: number): string => {
    const w = [30, 18, 24, 11, 20][at];
    return (
      fill(heads[at], hair) +
      line(d`M0,-10 Q${w * 0.3},-40 0,-70 M${-w * 0.5},-10 Q${-w * 0.7},-40 ${-w * 0.4},-60`, glowOf(hair), 2.5) +
      slab(-w, -4, w * 2, 62, "#c69a45", 3) +
      slab(w * 0.3, -4, w * 0.7, 62, shadeOf("#c69a45")) +
      fill(
        d`M${-w},58 C${-w * 0.9},120 ${-w * 0.4},210 -5,280 L5,280 C${w * 0.4},210 ${w * 0.9},120 ${w},58 Z`,
        handle,
      ) +
      fill(
        d`M${w * 0.3},58 C${w * 0.3},120 4,210 1,280 L5,280 C${w * 0.4},210 ${w * 0.9},120 ${w},58 Z`,
        shadeOf(handle),
      )
    );
  };
  const fan = dice.pick([11, 0, 5]);
  const count = dice.pick([4, 5]);
  const cup = fan === 11;
  const brushes = Array.from({ length: count }, (_, at) => {
    const spread = at - (count - 1) / 2;
    return group(
      {
        transform: `translate(${Math.round(spread * (cup ? 38 : 92))} ${Math.round(Math.abs(spread) * 12 + (at % 2) * 24)}) rotate(${Math.round(spread * (cup ? 10 : fan))})`,
      },
      brush((at * 2 + (count % 3)) % 5),
    );
  }).join("");
  const holder = cup
    ? slab(-80, 110, 160, 210, thing.second, 10) + slab(30, 110, 50, 210, shadeOf(thing.second), 10)
    : "";
  return {
    art: brushes + holder,
    box: cup ? [-150, -130, 150, 320] : [-250, -130, 250, 310],
    stance: cup ? "stands" : "lies",
  };
};
