interface Digit {
  value: string;
  script: string;
}

const arabicSeparators: Readonly<Record<string, string>> = { "٫": ".", "٬": "'" };

let digits: ReadonlyMap<string, Digit> | undefined;

/** Returns the decimal digits of every script that Node formats numbers in. */
function loadDigits(): ReadonlyMap<string, Digit> {
  const scripts = Intl.supportedValuesOf("numberingSystem").map((script) => {
    const format = new Intl.NumberFormat(`en-u-nu-${script}`, { useGrouping: false });
    return { script, characters: Array.from({ length: 10 }, (_, value) => format.format(value)) };
  });
  return new Map(
    scripts
      .filter(({ characters }) => characters.every((character) => /^\p{Nd}$/u.test(character)))
      .flatMap(({ script, characters }) =>
        characters.map((character, value) => [character, { value: String(value), script }] as const),
      ),
  );
}

/**
 * Replaces decimal digits of any script by 0 to 9, and Arabic separators by "." and "'". Returns null for digits of
 * several scripts in one text, and for ones that Node does not know.
 */
export function toLatinDigits(text: string): string | null {
  if (!/[^\P{Nd}0-9]/u.test(text)) return text;
  const known = (digits ??= loadDigits());
  const written = [...text.matchAll(/\p{Nd}/gu)].map(([character]) => known.get(character)?.script);
  if (written.includes(undefined) || new Set(written).size > 1) return null;
  return text.replace(/[\p{Nd}٫٬]/gu, (character) => known.get(character)?.value ?? arabicSeparators[character]);
}
