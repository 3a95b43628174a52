import { AddTermDocument, type TermType } from "../../graphql/generated/adminOperations";
import { getFieldErrors, getErrorMessage } from "./adminErrors";
import { evictLists } from "./cacheChanges";
import { useCreate } from "./useCreate";

/**
 * Adds a term from the field that needs it. The function returns the name as stored.
 * @throws Error with a message for the user
 */
export function useAddTerm(type: TermType): (name: string) => Promise<string> {
  const create = useCreate(AddTermDocument);
  return async (name) => {
    try {
      const { data } = await create({ type, name }, { update: (cache) => evictLists(cache, ["terms"]) });
      return data?.createTerm.name ?? name;
    } catch (error) {
      throw new Error(getFieldErrors(error).name ?? getErrorMessage(error), { cause: error });
    }
  };
}
