import { useQuery } from "@apollo/client/react";
import { styled } from "@mui/material/styles";
import { useFormikContext } from "formik";
import {
  type CategoryRuleFieldsFragment,
  CategoryRulesDocument,
} from "../../../../../graphql/generated/adminOperations";
import { FormGrid, WideField } from "../../../../../admin/form/FormGrid";
import { FormSelect } from "../../../../../admin/form/FormSelect";
import { FormTags } from "../../../../../admin/form/FormTags";
import { KindForm } from "../../../../../admin/kind/KindForm";
import { useFeedChoices } from "../feedChoices";
import { kindLabels } from "./describeRule";
import {
  fromExample,
  leaveOut,
  ruleKind,
  ruleLabels,
  type RuleOrigin,
  type RuleValues,
  unclear,
  wordsOf,
} from "./ruleKind";

export interface RuleFormProps {
  /** Null for a new rule. */
  rule: CategoryRuleFieldsFragment | null;
  /** The product that a new rule is made from. */
  from?: RuleOrigin;
  onSaved?: () => void;
  onClose: () => void;
}

const kinds = Object.entries(kindLabels).map(([value, label]) => ({ value, label }));
const phraseHints: Record<RuleValues["kind"], string> = {
  WORDS: "All of them must occur in the product's type, title or tags.",
  ENDING: "One of them must end the type, a part of the title, or a tag.",
  PATH: "One of them must begin the Google category, or be its number.",
};

/** The dialog that adds or changes a category rule. */
export function RuleForm({ rule, from, onSaved, onClose }: RuleFormProps) {
  return (
    <KindForm
      kind={ruleKind}
      row={rule}
      {...(from && { initial: fromExample(from), draftKey: `categoryRule:${from.feedId}:${from.title}` })}
      onSaved={(_saved, showToast, stays) => {
        showToast();
        onSaved?.();
        if (!stays) onClose();
      }}
      onClose={onClose}
    >
      {from ? (
        <Origin>
          For products like “{from.title}”{from.type ? `, type “${from.type}”` : ""}.
        </Origin>
      ) : null}
      <RuleFields from={from} />
    </KindForm>
  );
}

const Origin = styled("p")(({ theme }) => ({
  ...theme.typography.body2,
  marginBottom: 16,
  color: theme.vars.palette.text.secondary,
  overflowWrap: "anywhere",
}));

function RuleFields({ from }: { from: RuleOrigin | undefined }) {
  const { kind } = useFormikContext<RuleValues>().values;
  const { categories } = useFeedChoices();
  const { data } = useQuery(CategoryRulesDocument);
  const feeds = data?.feeds.map(({ id, name }) => ({ value: id, label: `Only ${name}` })) ?? [];
  const others = [
    { value: leaveOut, label: "Leave out" },
    ...(kind === "ENDING" ? [{ value: unclear, label: "Decide nothing" }] : []),
  ];
  return (
    <FormGrid>
      {from ? null : (
        <WideField>
          <FormSelect name="kind" label={ruleLabels.kind} options={kinds} />
        </WideField>
      )}
      <WideField>
        <FormTags
          name="phrases"
          label={ruleLabels.phrases}
          required
          hint={phraseHints[kind]}
          suggestions={from ? wordsOf(from) : undefined}
        />
      </WideField>
      <FormSelect name="decision" label={ruleLabels.decision} required options={[...categories, ...others]} />
      <FormSelect name="feedId" label={ruleLabels.feedId} options={feeds} emptyLabel="All feeds" />
    </FormGrid>
  );
}
