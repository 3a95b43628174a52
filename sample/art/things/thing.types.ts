import type { Dice } from "../kit/seed";
import type { PatternKind } from "../kit/words";
import type { ThingGroup } from "./vocabulary";

/** What a title's words say about the one thing in the picture. */
export interface Thing {
  readonly group: ThingGroup;
  readonly kind: string;
  readonly color: string;
  /** For prints, linings, soles and hardware next to the main color. */
  readonly second: string;
  readonly pattern?: PatternKind;
  /** False where no word named a kind, so that scenes can prefer what was really said. */
  readonly named: boolean;
  /** Whether a word names the color. */
  readonly toned: boolean;
}

/** A drawing in its own coordinates together with the room it takes: left, top, right, bottom. */
export interface Drawn {
  readonly art: string;
  readonly box: readonly [number, number, number, number];
  readonly stance: "hangs" | "stands" | "lies";
}

export type Maker = (thing: Thing, dice: Dice) => Drawn;
