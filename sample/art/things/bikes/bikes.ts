import type { Dice } from "../../kit/seed";
import { d, disc, fill, glowOf, line, shadeOf, slab } from "../pen";
import type { Drawn, Maker, Thing } from "../thing.types";
import { builds, type BikePlan } from "./builds";
import { geometryOf, type Geometry, type Point } from "./geometry";
import { basket, drive, guard, handlebar, saddle, tube, wheel } from "./parts";

const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

function frame(plan: BikePlan, g: Geometry, color: string): string {
  const w = plan.tube;
  const far = shadeOf(color);
  const stays =
    tube(g.rear, g.bottom, far, 6) +
    tube(g.rear, between(g.bottom, g.seatTop, plan.frame === "step" ? 0.72 : 0.94), far, 5);
  const seatTube = tube(g.bottom, g.seatTop, color, w);
  const down = between(g.headLow, g.headTop, 0.3);
  const top = between(g.headLow, g.headTop, 0.82);
  const head = tube(g.headLow, g.headTop, color, w + 3);
  const glow = line(d`M${g.bottom[0] + 8},${g.bottom[1] - 10} L${down[0] - 4},${down[1] - 2}`, glowOf(color), 2);
  const shapes: Record<BikePlan["frame"], () => string> = {
    diamond: () =>
      tube(g.bottom, down, color, w + 1) + tube([g.seatTop[0] + 2, g.seatTop[1] + 8], top, color, w) + glow,
    sloping: () =>
      tube(g.bottom, down, color, w + 3) + tube([g.seatTop[0] + 2, g.seatTop[1] + 8], top, color, w) + glow,
    step: () =>
      line(
        d`M${g.bottom[0]},${g.bottom[1]} C${g.bottom[0] + 60},${g.bottom[1] - 10} ${down[0] - 30},${down[1] + 60} ${down[0]},${down[1]} M${between(g.bottom, g.seatTop, 0.34)[0]},${between(g.bottom, g.seatTop, 0.34)[1]} C${g.bottom[0] + 50},${g.bottom[1] - 50} ${top[0] - 40},${top[1] + 60} ${top[0]},${top[1]}`,
        color,
        w,
      ),
    cruiser: () =>
      line(
        d`M${g.bottom[0]},${g.bottom[1]} C${g.bottom[0] + 70},${g.bottom[1] - 6} ${down[0] - 26},${down[1] + 70} ${down[0]},${down[1]} M${g.seatTop[0]},${g.seatTop[1] + 6} C${g.seatTop[0] + 60},${g.seatTop[1] - 14} ${top[0] - 60},${top[1] - 16} ${top[0]},${top[1]} M${g.seatTop[0]},${g.seatTop[1] + 22} C${g.seatTop[0] + 60},${g.seatTop[1] + 30} ${top[0] - 70},${top[1] + 20} ${down[0]},${down[1]}`,
        color,
        w,
      ),
    beam: () =>
      line(
        d`M${g.rear[0] + 20},${g.rear[1] - 8} L${g.bottom[0]},${g.bottom[1] - 20} L${down[0]},${down[1]}`,
        color,
        w + 4,
      ) + slab(g.bottom[0] + 56, g.bottom[1] - 66, 22, 30, "#57534f", 4),
    cargo: () =>
      line(
        d`M${g.bottom[0]},${g.bottom[1]} L${g.bottom[0] + 60},-62 L${g.front[0] - 130},-62 L${g.headLow[0]},${g.headLow[1] + 8}`,
        color,
        w,
      ) +
      line(d`M${g.seatTop[0] + 2},${g.seatTop[1] + 10} L120,-262 M120,-282 L96,-62`, color, w - 2) +
      fill(d`M110,-74 L${g.front[0] - 116},-74 L${g.front[0] - 76},-216 L92,-216 Z`, "#b98a5c") +
      line(d`M104,-120 L${g.front[0] - 100},-120 M98,-168 L${g.front[0] - 88},-168`, "#8a5f3e", 3) +
      line(d`M88,-216 L${g.front[0] - 72},-216`, "#8a5f3e", 8),
    tandem: () => {
      const second: Point = [196, g.bottom[1]];
      const secondTop: Point = [196 + g.seatTop[0], g.seatTop[1] + 2];
      return (
        tube(g.bottom, second, color, w + 2) +
        tube(second, secondTop, color, w) +
        tube(second, down, color, w) +
        tube([g.seatTop[0], g.seatTop[1] + 8], top, color, w) +
        tube(between(g.bottom, g.seatTop, 0.8), second, color, w - 2)
      );
    },
  };
  return stays + shapes[plan.frame]() + seatTube + head;
}

function bike(thing: Thing, dice: Dice): Drawn {
  const plan = builds[thing.kind] ?? builds["city bike"];
  const g = geometryOf(plan.build);
  const { r, tyre } = plan.build;
  const leather = dice.pick(["#8a5a34", "#252123", "#5a3a2a", thing.second]);
  const wall = dice.pick(["#252123", "#252123", "#c8a37d", thing.kind === "cruiser bike" ? "#f4ecdc" : "#252123"]);
  const deep = thing.kind === "track bike" || (thing.kind === "road bike" && dice.next() < 0.5);
  const rim = deep ? dice.pick(["#252123", thing.second]) : "#b9bec6";
  const bars = dice.pick(plan.bars);
  const bar: Point = plan.frame === "cargo" ? [120, -300] : g.bar;
  const crown: Point = [g.headLow[0], g.headLow[1]];
  const fork = plan.shock
    ? tube(crown, between(crown, g.front, 0.46), "#252123", 15) +
      tube(between(crown, g.front, 0.4), g.front, shadeOf(thing.color), 11)
    : line(
        d`M${crown[0]},${crown[1]} C${crown[0] + (g.front[0] - crown[0]) * 0.4},${crown[1] + (g.front[1] - crown[1]) * 0.6} ${g.front[0] - 10},${g.front[1] - 26} ${g.front[0]},${g.front[1]}`,
        dice.pick([thing.color, shadeOf(thing.color)]),
        9,
      );
  const guards = plan.guards
    ? guard(g.rear, r + 8, -112, 24, dice.pick([thing.color, "#b9bec6"])) +
      guard(g.front, r + 8, -64, 44, dice.pick([thing.color, "#b9bec6"]))
    : "";
  const rackY = g.rear[1] - r - 18;
  const load =
    plan.guards && plan.frame !== "cargo" && dice.next() < 0.6
      ? line(
          d`M${g.rear[0] - 74},${rackY} L${g.rear[0] + 70},${rackY} M${g.rear[0]},${g.rear[1]} L${g.rear[0] - 30},${rackY}`,
          "#57534f",
          5,
        ) +
        dice.pick([
          "",
          slab(g.rear[0] - 66, rackY - 36, 100, 34, leather, 6),
          slab(g.rear[0] - 70, rackY + 2, 84, 76, leather, 10),
        ])
      : "";
  const bag =
    thing.kind === "gravel bike"
      ? fill(
          d`M${g.seatTop[0] + 18},${g.seatTop[1] + 18} L${g.headTop[0] - 14},${g.headTop[1] + 22} L${g.headTop[0] - 16},${g.headTop[1] + 46} L${g.seatTop[0] + 26},${g.seatTop[1] + 44} Z`,
          leather,
        ) +
        (dice.next() < 0.5
          ? fill(
              d`M${g.saddle[0] - 36},${g.saddle[1]} L${g.saddle[0] - 110},${g.saddle[1] - 16} L${g.saddle[0] - 112},${g.saddle[1] + 8} L${g.saddle[0] - 14},${g.saddle[1] + 30} Z`,
              leather,
            )
          : "")
      : "";
  const down = between(g.headLow, g.headTop, 0.3);
  const battery = plan.battery
    ? tube(between(g.bottom, down, 0.24), between(g.bottom, down, 0.76), "#3d3a38", 22) +
      disc(g.bottom[0], g.bottom[1], 26, "#3d3a38")
    : "";
  const front =
    ["step-through bike", "city bike", "cruiser bike"].includes(thing.kind) &&
    dice.next() < (thing.kind === "step-through bike" ? 0.8 : 0.35)
      ? basket(g.headTop[0] + 26, g.headTop[1] - 6, "#b98a5c")
      : "";
  const post = tube(g.seatTop, g.saddle, "#8b8680", 7);
  const second =
    plan.frame === "tandem"
      ? `<g transform="translate(196 2)">${post + saddle(g.saddle, leather, false) + drive({ ...g, rear: [-196, g.bottom[1]] }, false)}</g>` +
        handlebar("flat", [196 + g.seatTop[0] + 36, g.seatTop[1] - 34], leather) +
        tube([196 + g.seatTop[0], g.seatTop[1] - 10], [196 + g.seatTop[0] + 36, g.seatTop[1] - 34], "#6b6762", 7)
      : "";
  const art = [
    wheel(g.rear, r, tyre, rim, deep, wall),
    wheel(g.front, r, tyre, rim, deep, wall),
    guards,
    load,
    fork,
    plan.frame === "cargo"
      ? tube(g.headTop, g.bar, "#8b8680", 6)
      : tube(g.headTop, g.bar, plan.frame === "beam" ? thing.color : "#8b8680", 8),
    post,
    frame(plan, g, thing.color),
    bag,
    battery,
    drive(g, ["road bike", "track bike"].includes(thing.kind)),
    second,
    plan.frame === "cargo" ? tube([120, -262], bar, "#8b8680", 8) : "",
    front,
    handlebar(bars, bar, leather),
    saddle(g.saddle, leather, Boolean(plan.guards)),
    plan.guards && plan.frame !== "cargo" && !front ? disc(g.headTop[0] + 22, g.headTop[1] + 2, 12, "#e6d3b1") : "",
  ].join("");
  const top = Math.min(g.saddle[1] - 28, bar[1] - (bars === "bmx" ? 90 : 34));
  return { art, box: [g.rear[0] - r - 14, top, g.front[0] + r + 14, 2], stance: "stands" };
}

export const bikes: Readonly<Record<string, Maker>> = Object.fromEntries(
  Object.keys(builds).map((kind) => [kind, bike]),
);
