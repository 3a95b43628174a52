import type { Config } from "jest";

export const transform: Config["transform"];
