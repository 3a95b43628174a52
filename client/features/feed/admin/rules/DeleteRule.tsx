import { evictLists } from "../../../../graphql/admin/cacheChanges";
import { useRemoval } from "../../../../graphql/admin/useRemoval";
import {
  DeleteCategoryRuleDocument,
  type CategoryRuleFieldsFragment,
} from "../../../../graphql/generated/adminOperations";
import { ConfirmDialog } from "../../../../shared/admin/ConfirmDialog";
import { useCategoryName } from "../feedChoices";
import { describeOutcome, describeRule } from "./describeRule";

export interface DeleteRuleProps {
  rule: CategoryRuleFieldsFragment;
  onClose: () => void;
}

/** Asks, and deletes a category rule. */
export function DeleteRule({ rule, onClose }: DeleteRuleProps) {
  const getCategoryName = useCategoryName();
  const { busy, remove } = useRemoval(DeleteCategoryRuleDocument);
  const run = async () => {
    const isRemoved = await remove({
      variables: { input: { id: rule.id } },
      update: (cache) => evictLists(cache, ["categoryRules"]),
      done: { title: "Rule deleted" },
    });
    if (isRemoved) onClose();
  };
  return (
    <ConfirmDialog
      open
      title="Delete rule"
      text={`“${describeRule(rule)}” (${describeOutcome(rule, getCategoryName)}) no longer counts from the next import on. Imported items stay where they are until then.`}
      busy={busy}
      onConfirm={() => void run()}
      onCancel={onClose}
    />
  );
}
