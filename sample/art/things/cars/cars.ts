import type { Dice } from "../../kit/seed";
import { lighter } from "../../kit/svg";
import { cut, d, disc, fill, glowOf, line, oval, seamOf, shadeOf, slab } from "../pen";
import type { Drawn, Maker, Thing } from "../thing.types";
import { bodies, type CarBody } from "./bodies";
import { cabin, glass } from "./glass";
import { wheel, type WheelName } from "./wheels";

function shell(b: CarBody, retro: boolean): string {
  const [f, r] = [b.wheelbase / 2, -b.wheelbase / 2];
  const [nose, tail] = [f + b.front, r - b.rear];
  const arch = b.wheel + 8;
  const bump = retro ? 10 : 0;
  const slope = b.roofTo - b.glassEnd;
  const deck = b.bed ? -176 : b.tail;
  const roofline = b.open
    ? d`L${b.glassEnd + 40},${b.belt - 2} C${b.glassEnd + 60},${b.belt + 6} ${b.screen - 60},${b.belt + 4} ${b.screen},${b.cowl}`
    : b.bed
      ? d`L${b.glassEnd - 2},${deck} L${b.glassEnd},${b.belt - 4} L${b.roofTo - 14},${b.roof + 20} Q${b.roofTo - 8},${b.roof} ${b.roofTo + 14},${b.roof} L${b.roofFrom - 20},${b.roof} C${b.roofFrom + 14},${b.roof + 2} ${b.screen - 20},${b.cowl - 20} ${b.screen},${b.cowl}`
      : d`L${b.glassEnd - 6},${deck} C${b.glassEnd + slope * 0.26},${deck - 12} ${b.roofTo - slope * 0.62},${b.roof + 6} ${b.roofTo},${b.roof} C${b.roofTo + 60},${b.roof - 8} ${b.roofFrom - 50},${b.roof - 5} ${b.roofFrom},${b.roof + 3} C${b.roofFrom + 24},${b.roof + 8} ${b.screen - 30},${b.cowl - 24} ${b.screen},${b.cowl}`;
  return (
    d`M${tail + 14},${-b.clear} C${tail - 4 - bump},${-b.clear - 10} ${tail - 6},${deck * 0.6} ${tail + 6},${deck + 18} Q${tail + 12},${deck} ${tail + 34},${deck} ${roofline}` +
    d` C${b.screen + 60},${b.cowl + 2} ${nose - 70},${b.nose - 22} ${nose - 18},${b.nose + 4} C${nose + 2},${b.nose + 18} ${nose + 8 + bump},${-b.clear - 46} ${nose + 2},${-b.clear - 14} Q${nose - 2},${-b.clear} ${nose - 20},${-b.clear}` +
    d` L${f + arch},${-b.clear} C${f + arch},${-b.wheel - arch * 1.1} ${f - arch},${-b.wheel - arch * 1.1} ${f - arch},${-b.clear} L${r + arch},${-b.clear} C${r + arch},${-b.wheel - arch * 1.1} ${r - arch},${-b.wheel - arch * 1.1} ${r - arch},${-b.clear} Z`
  );
}

function trim(b: CarBody, thing: Thing, retro: boolean): string {
  const [f, r] = [b.wheelbase / 2, -b.wheelbase / 2];
  const [nose, tail] = [f + b.front, r - b.rear];
  const seam = seamOf(thing.color);
  const chrome = "#d5d3cc";
  const sill = -b.clear - 18;
  const doors = b.doors
    .map((x, at) =>
      at === 0
        ? d`M${x},${b.belt + 4} C${x + 8},${b.belt * 0.6} ${x - 4},${sill - 14} ${x - 16},${sill}`
        : d`M${x},${b.belt + 4} L${x + (at === b.doors.length - 1 && b.doors.length > 2 ? 22 : 0)},${sill}`,
    )
    .join(" ");
  const handles = b.doors
    .slice(1)
    .map((x) => line(d`M${x + 12},${b.belt + 24} L${x + 34},${b.belt + 23}`, retro ? chrome : seam, 5))
    .join("");
  const lamp = retro
    ? disc(nose - 22, b.nose + 24, 17, chrome) + disc(nose - 20, b.nose + 24, 12, "#f6e8bd")
    : fill(
        d`M${nose - 62},${b.nose + 2} C${nose - 40},${b.nose} ${nose - 18},${b.nose + 8} ${nose - 6},${b.nose + 24} C${nose - 26},${b.nose + 26} ${nose - 50},${b.nose + 20} ${nose - 62},${b.nose + 2} Z`,
        "#f4ecdc",
      );
  const back = fill(
    d`M${tail - 2},${b.tail * 0.86} L${tail + (retro ? 16 : 38)},${b.tail * 0.88} L${tail + (retro ? 14 : 26)},${b.tail * 0.72} L${tail - 4},${b.tail * 0.7} Z`,
    "#a9252f",
  );
  const bumpers = retro
    ? line(
        d`M${nose + 12},${-b.clear - 30} Q${nose + 2},${-b.clear - 12} ${f + b.wheel + 26},${-b.clear - 16}`,
        chrome,
        11,
      ) +
      line(
        d`M${tail - 10},${-b.clear - 32} Q${tail - 2},${-b.clear - 12} ${r - b.wheel - 26},${-b.clear - 16}`,
        chrome,
        11,
      )
    : "";
  const crease = line(
    d`M${tail + 20},${b.belt + 36} C${r},${b.belt + 24} ${f - 40},${b.belt + 22} ${nose - 66},${b.nose + 26}`,
    retro ? chrome : glowOf(thing.color),
    retro ? 4 : 3.5,
  );
  const mirror = fill(
    d`M${b.screen - 40},${b.belt - 2} C${b.screen - 40},${b.belt - 22} ${b.screen - 16},${b.belt - 22} ${b.screen - 14},${b.belt - 4} Z`,
    retro ? chrome : shadeOf(thing.color),
  );
  return line(doors, seam, 2.5) + handles + crease + lamp + back + bumpers + mirror;
}

function extras(b: CarBody, thing: Thing, dice: Dice): string {
  const tail = -b.wheelbase / 2 - b.rear;
  if (thing.kind === "SUV" && dice.next() < 0.4) return slab(tail - 22, -160, 24, 92, "#252123", 10);
  if (["SUV", "estate", "hatchback", "city car", "van"].includes(thing.kind) && dice.next() < 0.35) {
    const [x0, x1, y] = [b.roofTo + 30, b.roofFrom - 30, b.roof - 8];
    const load = dice.pick([
      slab(x0 + 12, y - 50, (x1 - x0) * 0.5, 44, "#8a5f3e", 6) +
        slab(x0 + 20 + (x1 - x0) * 0.5, y - 36, (x1 - x0) * 0.34, 30, "#a9252f", 6),
      fill(
        d`M${x0 - 40},${y - 10} C${x0 + 60},${y - 34} ${x1},${y - 30} ${x1 + 50},${y - 20} C${x1},${y - 6} ${x0 + 40},${y - 4} ${x0 - 40},${y - 10} Z`,
        thing.second,
      ),
    ]);
    return (
      load +
      line(
        d`M${x0},${y} L${x1},${y} M${x0 + 14},${y} L${x0 + 14},${y + 12} M${x1 - 14},${y} L${x1 - 14},${y + 12}`,
        "#3d3d42",
        5,
      )
    );
  }
  if (thing.kind === "pickup" && dice.next() < 0.5) {
    const r = -b.wheelbase / 2;
    return dice.pick([
      fill(
        d`M${r - 100},-170 C${r - 80},-240 ${r - 30},-240 ${r - 10},-176 C${r},-230 ${r + 60},-240 ${r + 90},-176 Z`,
        "#72703f",
      ),
      slab(r - 90, -214, 90, 46, "#b98a5c", 4) + slab(r + 6, -196, 70, 30, "#8a5f3e", 4),
    ]);
  }
  return "";
}

function car(thing: Thing, dice: Dice): Drawn {
  const b = bodies[thing.kind] ?? bodies.coupe;
  const retro = dice.next() < 0.5;
  const outline = shell(b, retro);
  const [f, r] = [b.wheelbase / 2, -b.wheelbase / 2];
  const [nose, tail] = [f + b.front, r - b.rear];
  const name = dice.pick<WheelName>(retro ? ["white", "wire", "steel"] : ["five", "multi", "five"]);
  const two = retro && dice.next() < 0.4 ? lighter(thing.second, 0.2) : undefined;
  const flank = d`M${tail - 20},${b.belt + 50} C${r},${b.belt + 44} ${f},${b.belt + 52} ${nose + 20},${b.nose + 44} L${nose + 20},10 L${tail - 20},10 Z`;
  const art = [
    oval((nose + tail) / 2, -4, (nose - tail) / 2 + 6, 12, "#221d1e", { "fill-opacity": "0.28" }),
    slab(r - b.wheel, -b.clear - 44, b.wheelbase + b.wheel * 2, 40, "#1d1b1c", 12),
    b.open ? cabin(b, thing) : "",
    extras(b, thing, dice),
    cut(
      outline,
      thing.color,
      fill(flank, two ?? shadeOf(thing.color), { "fill-opacity": two ? undefined : "0.5" }),
      fill(
        d`M${tail - 10},${-b.clear - 20} L${nose + 20},${-b.clear - 16} L${nose + 20},0 L${tail - 10},0 Z`,
        shadeOf(two ?? thing.color),
      ),
      line(
        d`M${b.screen + 8},${b.cowl + 5} C${b.screen + 60},${b.cowl + 8} ${nose - 80},${b.nose - 14} ${nose - 30},${b.nose + 8}`,
        glowOf(thing.color),
        5,
      ),
    ),
    b.open ? "" : glass(b, thing, dice),
    trim(b, thing, retro),
    wheel(f, b.wheel, name, two ?? thing.color),
    wheel(r, b.wheel, name, two ?? thing.color),
  ].join("");
  return { art, box: [tail - 24, b.roof - 10, nose + 16, 6], stance: "stands" };
}

export const cars: Readonly<Record<string, Maker>> = Object.fromEntries(Object.keys(bodies).map((kind) => [kind, car]));
