import { useQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { CategoryRulesDocument, type CategoryRuleFieldsFragment } from "../../../../graphql/generated/adminOperations";
import { AddIcon } from "../../../../shared/admin/adminIcons";
import { ScreenPart } from "../../../../shared/admin/ScreenPart";
import { useRetry } from "../../../../shared/hooks/useRetry";
import { ErrorState } from "../../../../shared/ui/ErrorState";
import { WaitNotice } from "../../../../shared/ui/WaitNotice";
import { DeleteRule } from "./DeleteRule";
import { RuleForm } from "./RuleForm";
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
        <Line>
          <Button startIcon={<AddIcon />} onClick={() => setEdited("new")}>
            Add rule
          </Button>
        </Line>
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
      {deleted ? <DeleteRule rule={deleted} onClose={() => setDeleted(null)} /> : null}
    </>
  );
}

const Line = styled("div")({ marginBottom: 16 });
