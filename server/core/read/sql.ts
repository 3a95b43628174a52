/** A value of a statement. A parameter keeps one number, also when the statement uses it several times. */
export class Parameter {
  constructor(readonly value: unknown) {}
}

/** A piece of SQL: constant text with parameters between. A value never becomes part of the text. */
export class SqlFragment {
  constructor(readonly parts: readonly (string | Parameter)[]) {}
}

/** Builds a fragment: an interpolated fragment is inserted, any other value becomes a parameter. */
export function sql(texts: TemplateStringsArray, ...values: readonly unknown[]): SqlFragment {
  const parts: (string | Parameter)[] = [texts[0]];
  values.forEach((value, at) => {
    if (value instanceof SqlFragment) parts.push(...value.parts);
    else parts.push(value instanceof Parameter ? value : new Parameter(value));
    parts.push(texts[at + 1]);
  });
  return new SqlFragment(parts);
}

/** Wraps constant SQL of the program, such as a column's name. Input must never get here. */
export const rawSql = (text: string): SqlFragment => new SqlFragment([text]);

export const joinSql = (fragments: readonly SqlFragment[], separator: string): SqlFragment =>
  new SqlFragment(fragments.flatMap(({ parts }, at) => (at === 0 ? parts : [separator, ...parts])));

/** Returns the text with a number for each parameter, and the values in that order. */
export function renderSql({ parts }: SqlFragment): { text: string; values: unknown[] } {
  const numbers = new Map<Parameter, number>();
  const texts = parts.map((part) => {
    if (typeof part === "string") return part;
    const number = numbers.get(part) ?? numbers.size + 1;
    numbers.set(part, number);
    return `$${number}`;
  });
  return { text: texts.join(""), values: [...numbers.keys()].map(({ value }) => value) };
}
