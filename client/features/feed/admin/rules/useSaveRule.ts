import { useMutation } from "@apollo/client/react";
import { evictLists } from "../../../../graphql/admin/cacheChanges";
import { trySave } from "../../../../graphql/admin/trySave";
import { useCreate } from "../../../../graphql/admin/useCreate";
import {
  CreateCategoryRuleDocument,
  UpdateCategoryRuleDocument,
  type CategoryRuleFieldsFragment,
} from "../../../../graphql/generated/adminOperations";
import type { SaveOutcome } from "../../../../shared/admin/record/recordTypes";
import { ruleInput, type RuleValues } from "./ruleValues";

/** Adds a rule, or changes the given one, whose strength stays. */
export function useSaveRule(rule: CategoryRuleFieldsFragment | null) {
  const create = useCreate(CreateCategoryRuleDocument);
  const [update] = useMutation(UpdateCategoryRuleDocument);
  return (values: RuleValues): Promise<SaveOutcome<RuleValues>> =>
    trySave(async () => {
      const input = { ...ruleInput(values), strength: rule?.strength ?? ("ALWAYS" as const) };
      if (rule) await update({ variables: { input: { ...input, id: rule.id } } });
      else await create(input, { update: (cache) => evictLists(cache, ["categoryRules"]) });
    });
}
