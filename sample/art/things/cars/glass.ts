import type { Dice } from "../../kit/seed";
import { cut, d, fill, glowOf, line, shadeOf } from "../pen";
import type { Thing } from "../thing.types";
import type { CarBody } from "./bodies";

/** The side windows, inside the roofline, divided by the pillars. */
export function glass(b: CarBody, thing: Thing, dice: Dice): string {
  const tint = dice.pick(["#39434b", "#4a5862", "#2f3438"]);
  const low = b.belt - 2;
  const high = b.roof + 15;
  const end = b.panel
    ? b.pillars[0] + 8
    : b.bed
      ? b.glassEnd + 14
      : b.glassEnd + (b.glassEnd < b.roofTo - 120 ? 62 : 34);
  const backTop = b.panel ? end : b.bed ? b.roofTo + 8 : b.roofTo + 4;
  const side = d`M${b.screen - 26},${low} C${b.screen - 50},${low - 30} ${b.roofFrom + 8},${high + 4} ${b.roofFrom - 10},${high} C${b.roofFrom - 60},${high - 4} ${backTop + 50},${high - 4} ${backTop},${high} C${backTop - 40},${high + 6} ${end + 20},${low - 30} ${end},${low} Z`;
  const straight = d`M${b.screen - 26},${low} C${b.screen - 50},${low - 30} ${b.roofFrom + 8},${high + 4} ${b.roofFrom - 10},${high} L${end + (b.bed ? 6 : 0)},${high} L${end},${low} Z`;
  const posts = b.panel
    ? ""
    : b.pillars.map((x) => line(d`M${x},${low + 8} L${x + 5},${high - 8}`, thing.color, 9)).join("");
  const shine = fill(
    d`M${b.screen - 90},${low} L${b.roofFrom - 50},${high - 10} L${b.roofFrom - 26},${high - 10} L${b.screen - 62},${low} Z`,
    glowOf(tint),
    { "fill-opacity": "0.6" },
  );
  const more =
    b.panel && dice.next() < 0.6
      ? [1, 2]
          .map((at) =>
            fill(
              d`M${b.pillars[at - 1] - 16},${low} L${b.pillars[at - 1] - 16},${high + 8} L${b.pillars[at] + 16},${high + 8} L${b.pillars[at] + 16},${low} Z`,
              tint,
            ),
          )
          .join("") + fill(d`M-216,${low} L-216,${high + 8} L-296,${high + 10} L-304,${low} Z`, tint)
      : "";
  return cut(b.panel || b.bed ? straight : side, tint, shine, posts) + more;
}

/** What an open car shows: the windscreen's frame, the seats, the wheel and the folded hood. */
export function cabin(b: CarBody, thing: Thing): string {
  const seat = (x: number): string =>
    fill(
      d`M${x - 8},${b.belt + 10} L${x - 26},${b.belt - 34} Q${x - 28},${b.belt - 44} ${x - 16},${b.belt - 44} L${x - 8},${b.belt - 43} Q${x},${b.belt - 40} ${x + 4},${b.belt - 30} L${x + 24},${b.belt + 10} Z`,
      shadeOf(thing.second),
    ) + line(d`M${x - 14},${b.belt - 38} L${x + 8},${b.belt + 6}`, thing.second, 8);
  return (
    fill(
      d`M${b.screen},${b.cowl + 2} L${b.roofFrom},${b.roof} L${b.roofFrom - 8},${b.roof + 2} L${b.screen - 34},${b.cowl + 2} Z`,
      "#b7c4cb",
    ) +
    line(d`M${b.screen},${b.cowl + 2} L${b.roofFrom},${b.roof}`, "#3d3d42", 6) +
    seat(-66) +
    (b.wheelbase > 390 ? seat(-150) : "") +
    line(d`M${b.screen - 48},${b.belt + 4} L${b.screen - 62},${b.belt - 24}`, "#3c2a22", 6) +
    (b.wheelbase > 390
      ? fill(
          d`M${b.glassEnd - 10},${b.belt + 6} C${b.glassEnd - 6},${b.belt - 24} ${b.glassEnd + 60},${b.belt - 26} ${b.glassEnd + 72},${b.belt + 6} Z`,
          shadeOf(thing.second),
        )
      : "")
  );
}
