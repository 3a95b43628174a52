const signs = "0123456789+-=()";
const raised = [..."⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾"];
const lowered = [..."₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎"];

/** Returns raised or lowered digits; null for other text. */
export function toSmallDigits(text: string, height: "sup" | "sub"): string | null {
  const table = height === "sup" ? raised : lowered;
  const small = [...text].map((character) => (signs.includes(character) ? table[signs.indexOf(character)] : null));
  return text === "" || small.includes(null) ? null : small.join("");
}
