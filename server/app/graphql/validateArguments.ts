import { validate } from "class-validator";
import { OperationTypeNode } from "graphql";
import { LRUCache } from "lru-cache";
import { ArgumentValidationError, type ValidatorFn } from "type-graphql";

/** As type-graphql has them where it validates itself. */
const options = { skipMissingProperties: true, forbidUnknownValues: false };

/** Arguments of queries that were found right, by their class, as JSON: whether they are depends on nothing else. */
const right = new WeakMap<object, LRUCache<string, true>>();
const mostOfClass = 200;
const longest = 500;

/** Only of queries: what mutations are told comes once, and may be secret. */
function rightOf(type: object): LRUCache<string, true> {
  const known = right.get(type) ?? new LRUCache<string, true>({ max: mostOfClass });
  right.set(type, known);
  return known;
}

/** @throws ArgumentValidationError */
async function checkNow(value: object): Promise<void> {
  const objects = Array.isArray(value) ? value.filter((one) => typeof one === "object" && one !== null) : [value];
  const errors = (await Promise.all(objects.map((one: object) => validate(one, options)))).flat();
  if (errors.length > 0) throw new ArgumentValidationError(errors);
}

/** Checks arguments by the rules of their class; those of queries that come again are known. */
export const validateArguments: ValidatorFn = async (value: unknown, type, { info }) => {
  if (typeof value !== "object" || value === null) return;
  if (info.operation.operation !== OperationTypeNode.QUERY || typeof type !== "function") return checkNow(value);
  const text = JSON.stringify(value);
  const known = rightOf(type);
  if (known.has(text)) return;
  await checkNow(value);
  if (text.length <= longest) known.set(text, true);
};
