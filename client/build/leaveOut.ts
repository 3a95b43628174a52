import type { Plugin } from "vite";

/** A piece of a library that the site never runs, or has a plainer one for. */
export interface Cut {
  /** The library's file, by the end of its path. */
  file: RegExp;
  /** What the piece looks like; without it the whole file is replaced. */
  piece?: RegExp;
  instead: string;
}

/**
 * Leaves pieces of libraries out of the build, of visitors' pages and of the server's alike. Breaks the build when a new
 * version of a library has no such piece.
 */
export function leaveOut(cuts: readonly Cut[]): Plugin {
  const open = new Set(cuts);
  const apply = (code: string, cut: Cut): string => {
    if (!cut.piece) {
      open.delete(cut);
      return cut.instead;
    }
    if (code.search(cut.piece) < 0) return code;
    open.delete(cut);
    return code.replace(cut.piece, cut.instead);
  };
  return {
    name: "leave-out",
    apply: "build",
    transform(code, id) {
      const found = cuts.filter(({ file }) => file.test(id));
      return found.length === 0 ? undefined : { code: found.reduce(apply, code), map: null };
    },
    buildEnd(error) {
      if (open.size === 0 || error) return;
      const missing = [...open].map(({ file, piece }) => [file, piece].map(String).join(": "));
      this.error(`The libraries have no ${missing.join(", ")}.`);
    },
  };
}
