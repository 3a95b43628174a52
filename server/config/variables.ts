export type Variables = Record<string, string | undefined>;

/** An environment variable has an invalid value. The message names the variable. */
export class EnvironmentError extends Error {}

export function parseChoice<T extends string>(
  variables: Variables,
  name: string,
  allowed: readonly T[],
  fallback: T,
): T {
  const value = variables[name] || fallback;
  if (!allowed.includes(value as T)) {
    throw new EnvironmentError(`${name} must be one of ${allowed.join(", ")}, but is "${value}".`);
  }
  return value as T;
}

export function parseInteger(variables: Variables, name: string, low: number, high: number, fallback: number): number {
  const text = variables[name] || String(fallback);
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < low || value > high) {
    throw new EnvironmentError(`${name} must be a whole number from ${low} to ${high}, but is "${text}".`);
  }
  return value;
}

export const parseBoolean = (variables: Variables, name: string, fallback: boolean): boolean =>
  parseChoice(variables, name, ["true", "false"], fallback ? "true" : "false") === "true";

export function parseUrl(variables: Variables, name: string, protocols: readonly string[]): string | null {
  const text = variables[name];
  if (!text) return null;
  // The value can contain a password, so the message omits it.
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol)) {
    throw new EnvironmentError(
      `${name} must be an address that begins with ${protocols.map((p) => `${p}//`).join(" or ")}.`,
    );
  }
  return text;
}
