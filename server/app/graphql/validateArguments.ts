import { OperationTypeNode } from "graphql";
import { LRUCache } from "lru-cache";
import { ArgumentValidationError, type ValidatorFn } from "type-graphql";
import { findInputErrors } from "../../shared/errors/inputErrors";

/** Valid query arguments as JSON, by class: whether they are valid depends on nothing else. */
const validTexts = new WeakMap<object, LRUCache<string, true>>();
const maxTextsPerClass = 200;
const maxTextLength = 500;

/** For queries only: arguments of mutations seldom repeat, and may be secret. */
function getValidTexts(type: object): LRUCache<string, true> {
  const texts = validTexts.get(type) ?? new LRUCache<string, true>({ max: maxTextsPerClass });
  validTexts.set(type, texts);
  return texts;
}

/** @throws ArgumentValidationError */
async function validateAll(value: object): Promise<void> {
  const objects = Array.isArray(value) ? value.filter((item) => typeof item === "object" && item !== null) : [value];
  const errors = (await Promise.all(objects.map(findInputErrors))).flat();
  if (errors.length > 0) throw new ArgumentValidationError(errors);
}

/** Validates arguments by the rules of their class. Repeated arguments of queries are validated once. */
export const validateArguments: ValidatorFn = async (value: unknown, type, { info }) => {
  if (typeof value !== "object" || value === null) return;
  if (info.operation.operation !== OperationTypeNode.QUERY || typeof type !== "function") return validateAll(value);
  const text = JSON.stringify(value);
  const texts = getValidTexts(type);
  if (texts.has(text)) return;
  await validateAll(value);
  if (text.length <= maxTextLength) texts.set(text, true);
};
