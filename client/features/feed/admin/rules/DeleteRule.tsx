import { useMutation } from "@apollo/client/react";
import { getErrorMessage, isNotFound } from "../../../../graphql/admin/adminErrors";
import { evictLists } from "../../../../graphql/admin/cacheChanges";
import {
  DeleteCategoryRuleDocument,
  type CategoryRuleFieldsFragment,
} from "../../../../graphql/generated/adminOperations";
import { ConfirmDialog } from "../../../../shared/admin/ConfirmDialog";
import { useToast } from "../../../../shared/toast/ToastContext";
import { useCategoryName } from "../feedChoices";
import { describeOutcome, describeRule } from "./describeRule";

export interface DeleteRuleProps {
  rule: CategoryRuleFieldsFragment;
  onClose: () => void;
}

/** Asks, and deletes a category rule. */
export function DeleteRule({ rule, onClose }: DeleteRuleProps) {
  const toast = useToast();
  const getCategoryName = useCategoryName();
  const [remove, { loading }] = useMutation(DeleteCategoryRuleDocument, {
    update: (cache) => evictLists(cache, ["categoryRules"]),
  });
  const run = async () => {
    try {
      await remove({ variables: { input: { id: rule.id } } }).catch((error: unknown) => {
        if (!isNotFound(error)) throw error;
      });
      toast({ title: "Rule deleted" });
      onClose();
    } catch (error) {
      toast({ title: "Error", text: getErrorMessage(error), variant: "destructive" });
    }
  };
  return (
    <ConfirmDialog
      open
      title="Delete rule"
      text={`“${describeRule(rule)}” (${describeOutcome(rule, getCategoryName)}) no longer counts from the next import on. Imported items stay where they are until then.`}
      busy={loading}
      onConfirm={() => void run()}
      onCancel={onClose}
    />
  );
}
