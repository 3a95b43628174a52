import { useQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import {
  type CategoryRuleFieldsFragment,
  CategoryRulesDocument,
  DeleteCategoryRuleDocument,
} from "../../../../../graphql/generated/adminOperations";
import { AddIcon } from "../../../../../admin/adminIcons";
import { RemoveDialog } from "../../../../../admin/RemoveDialog";
import { ScreenPart } from "../../../../../admin/ScreenPart";
import { useRetry } from "../../../../../shared/hooks/useRetry";
import { ErrorState } from "../../../../../shared/ui/ErrorState";
import { WaitNotice } from "../../../../../shared/ui/WaitNotice";
import { useCategoryName } from "../feedChoices";
import { describeOutcome, describeRule } from "./describeRule";
import { RuleForm } from "./RuleForm";
import { ruleKind } from "./ruleKind";
import { RuleList } from "./RuleList";
import { StandardRules } from "./StandardRules";

type Rule = CategoryRuleFieldsFragment;

/** The rules that decide the category of products: own ones, and those that came with the software. */
export function CategoryRules() {
  const { data, error, refetch } = useQuery(CategoryRulesDocument, {
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const { retry } = useRetry(refetch);
  /** "new" for an empty form. */
  const [edited, setEdited] = useState<Rule | "new" | null>(null);
  const [deleted, setDeleted] = useState<Rule | null>(null);
  const getCategoryName = useCategoryName();
  if (!data) return error ? <ErrorState onRetry={retry} /> : <WaitNotice text="Loading rules..." />;
  const { categoryRules, feeds } = data;
  const own = categoryRules.filter(({ isStandard }) => !isStandard);
  const list = { feeds, onEdit: setEdited, onDelete: setDeleted };
  return (
    <>
      <ScreenPart
        title="Your rules"
        text="Rules of words come first. Then the type, the title, the Google category and the tags decide. A feed's own rules win."
      >
        <AddRow>
          <Button startIcon={<AddIcon />} onClick={() => setEdited("new")}>
            Add rule
          </Button>
        </AddRow>
        {own.length > 0 ? (
          <RuleList label="Your rules" rules={own} {...list} />
        ) : (
          <p>There are none yet. Check a feed, and make a rule from a product that goes to the wrong place.</p>
        )}
      </ScreenPart>
      <ScreenPart title="Standard rules" text="They came with WornBy. You can change and delete them, too.">
        <StandardRules rules={categoryRules.filter(({ isStandard }) => isStandard)} {...list} />
      </ScreenPart>
      {edited ? <RuleForm rule={edited === "new" ? null : edited} onClose={() => setEdited(null)} /> : null}
      {deleted ? (
        <RemoveDialog
          document={DeleteCategoryRuleDocument}
          variables={{ input: { id: deleted.id } }}
          lists={ruleKind.lists}
          title="Delete rule"
          text={`“${describeRule(deleted)}” (${describeOutcome(deleted, getCategoryName)}) no longer counts from the next import on. Imported items stay where they are until then.`}
          done={{ title: "Rule deleted" }}
          onClose={() => setDeleted(null)}
        />
      ) : null}
    </>
  );
}

const AddRow = styled("div")({ marginBottom: 16 });
