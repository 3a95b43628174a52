import type { Config } from "jest";

export function compileWith(tsconfig: string, ...files: string[]): NonNullable<Config["transform"]>;
