import { isUuid } from "../../../shared/identifier";

/** The number of ids of each kind that a link holds: with more, messengers and mail programs would cut it off. */
export const maxSharedIds = 50;

/** 16 bytes in base 36. */
const maxLength = 25;

const shorten = (id: string): string => BigInt(`0x${id.replaceAll("-", "")}`).toString(36);

function expand(text: string): string[] {
  if (isUuid(text)) return [text.toLowerCase()];
  if (!/^[\da-z]+$/i.test(text) || text.length > maxLength) return [];
  const number = [...text].reduce((sum, digit) => sum * BigInt(36) + BigInt(parseInt(digit, 36)), BigInt(0));
  const digits = number.toString(16).padStart(32, "0");
  return digits.length > 32 ? [] : [digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-")];
}

/** Writes ids for a URL: the first ones of the list, in base 36, separated by dots, which URLs do not escape. */
export const writeSharedIds = (ids: readonly string[]): string =>
  ids
    .filter((id) => isUuid(id))
    .slice(0, maxSharedIds)
    .map(shorten)
    .join(".");

/** Returns the ids of a URL parameter. Skips what is no id, and what exceeds the maximum. */
export const readSharedIds = (text: string | null): string[] => [
  ...new Set((text ?? "").split(".").slice(0, maxSharedIds).flatMap(expand)),
];
