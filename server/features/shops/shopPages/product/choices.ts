import { noFact, type PageChoice, type PageFact, type PageSource } from "./productPage.types";

const maxChoices = 12;
const maxLabels = 3;

const joinLabels = (labels: ReadonlySet<string>): string => {
  const shown = [...labels].filter(Boolean);
  const more = shown.length - maxLabels;
  return shown.slice(0, maxLabels).join(", ") + (more > 0 ? ` and ${more} more` : "");
};

/** Returns each value once, with the labels of all its choices. */
export function mergeChoices<Value>(
  choices: readonly PageChoice<Value>[],
  toKey: (value: Value) => string,
): PageChoice<Value>[] {
  const byKey = new Map<string, { choice: PageChoice<Value>; labels: Set<string> }>();
  for (const choice of choices) {
    const key = toKey(choice.value);
    const merged = byKey.get(key) ?? { choice, labels: new Set<string>() };
    byKey.set(key, merged);
    merged.labels.add(choice.label);
  }
  return [...byKey.values()]
    .slice(0, maxChoices)
    .map(({ choice, labels }) => ({ ...choice, label: joinLabels(labels) }));
}

export const answer = <Value>(value: Value, source: PageSource): PageFact<Value> => ({ ...noFact(), value, source });

export const ask = <Value>(question: string, choices: PageChoice<Value>[]): PageFact<Value> => ({
  ...noFact(),
  question,
  choices,
});

/** Returns the first value, or a question when they differ. */
export function settle<Value>(
  stated: readonly PageChoice<Value>[],
  toKey: (value: Value) => string,
  question: string,
): PageFact<Value> {
  const choices = mergeChoices(stated, toKey);
  if (choices.length === 0) return noFact();
  return choices.length === 1 ? answer(choices[0].value, choices[0].source) : ask(question, choices);
}
