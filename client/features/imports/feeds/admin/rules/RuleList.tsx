import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import type { CategoryRuleFieldsFragment } from "../../../../../graphql/generated/adminOperations";
import { DeleteIcon, EditIcon } from "../../../../../admin/adminIcons";
import { useCategoryName } from "../feedChoices";
import { describeOutcome, describeRule, describeScope } from "./describeRule";

export interface RuleListProps {
  label: string;
  rules: readonly CategoryRuleFieldsFragment[];
  feeds: readonly { id: string; name: string }[];
  onEdit: (rule: CategoryRuleFieldsFragment) => void;
  onDelete: (rule: CategoryRuleFieldsFragment) => void;
}

/** Category rules: what they look at, what they decide, and for which feed. */
export function RuleList({ label, rules, feeds, onEdit, onDelete }: RuleListProps) {
  const getCategoryName = useCategoryName();
  return (
    <List aria-label={label}>
      {rules.map((rule) => {
        const what = describeRule(rule);
        return (
          <li key={rule.id}>
            <div>
              <p>
                {what} <span aria-hidden="true">→</span> <strong>{describeOutcome(rule, getCategoryName)}</strong>
              </p>
              <small>{describeScope(rule, feeds)}</small>
            </div>
            <IconButton aria-label={`Edit ${what}`} onClick={() => onEdit(rule)}>
              <EditIcon />
            </IconButton>
            <IconButton aria-label={`Delete ${what}`} onClick={() => onDelete(rule)}>
              <DeleteIcon />
            </IconButton>
          </li>
        );
      })}
    </List>
  );
}

const List = styled("ul")(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  padding: 0,
  listStyle: "none",
  "& li": {
    display: "flex",
    alignItems: "center",
    gap: 4,
    padding: "8px 0",
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  "& li > div": { flex: 1, minWidth: 0, marginRight: 8, overflowWrap: "anywhere" },
  "& strong": { fontWeight: 600 },
  "& small": { fontSize: "0.8125rem", color: theme.vars.palette.text.secondary },
}));
