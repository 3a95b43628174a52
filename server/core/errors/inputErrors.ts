import { validate, type ValidationError } from "class-validator";
import type { GraphQLError } from "graphql";
import { badUserInput } from "./appErrors";

/** The options of type-graphql's own validation. */
const options = { skipMissingProperties: true, forbidUnknownValues: false };

/** Returns the first message of each field, without the invalid value. */
function fieldErrors(errors: readonly ValidationError[], path = ""): Record<string, string> {
  return Object.fromEntries(
    errors.flatMap(({ property, constraints, children }) => [
      ...(constraints ? [[path + property, Object.values(constraints)[0]]] : []),
      ...Object.entries(fieldErrors(children ?? [], `${path}${property}.`)),
    ]),
  ) as Record<string, string>;
}

/** Converts what class-validator found to an error for the caller. */
export const inputError = (errors: readonly ValidationError[]): GraphQLError =>
  badUserInput("Please check what you entered.", fieldErrors(errors));

/** Returns the violated rules of an input's class. */
export const findInputErrors = (input: object): Promise<ValidationError[]> => validate(input, options);

/** @throws BAD_USER_INPUT with an error for each invalid field. */
export async function requireValidInput(input: object): Promise<void> {
  const errors = await findInputErrors(input);
  if (errors.length > 0) throw inputError(errors);
}
