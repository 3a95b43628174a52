import { useMutation, useQuery } from "@apollo/client/react";
import { styled } from "@mui/material/styles";
import { evictLists } from "../../../../admin/graphql/cacheChanges";
import { trySave } from "../../../../admin/graphql/trySave";
import { useCreate } from "../../../../admin/graphql/useCreate";
import {
  type CategoryRuleFieldsFragment,
  CategoryRulesDocument,
  CreateCategoryRuleDocument,
  UpdateCategoryRuleDocument,
} from "../../../../graphql/generated/adminOperations";
import { FormGrid, WideField } from "../../../../admin/form/FormGrid";
import { FormSelect } from "../../../../admin/form/FormSelect";
import { FormTags } from "../../../../admin/form/FormTags";
import { RecordDialog } from "../../../../admin/record/RecordDialog";
import type { SaveOutcome } from "../../../../admin/record/recordTypes";
import { useRecordForm } from "../../../../admin/record/useRecordForm";
import { useToast } from "../../../../shared/toast/ToastContext";
import { useFeedChoices } from "../feedChoices";
import { kindLabels } from "./describeRule";
import {
  emptyRule,
  fromExample,
  leaveOut,
  ruleInput,
  ruleLabels,
  type RuleOrigin,
  ruleSchema,
  ruleValues,
  type RuleValues,
  unclear,
  wordsOf,
} from "./ruleValues";

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

function initialValues({ rule, from }: RuleFormProps): RuleValues {
  if (rule) return ruleValues(rule);
  return from ? fromExample(from) : emptyRule;
}

/** Adds a rule, or changes the given one, whose strength stays. */
function useSaveRule(rule: CategoryRuleFieldsFragment | null) {
  const create = useCreate(CreateCategoryRuleDocument);
  const [update] = useMutation(UpdateCategoryRuleDocument);
  return (values: RuleValues): Promise<SaveOutcome<RuleValues>> =>
    trySave(async () => {
      const input = { ...ruleInput(values), strength: rule?.strength ?? ("ALWAYS" as const) };
      if (rule) await update({ variables: { input: { ...input, id: rule.id } } });
      else await create(input, { update: (cache) => evictLists(cache, ["categoryRules"]) });
    });
}

/** The dialog that adds or changes a category rule. */
export function RuleForm(props: RuleFormProps) {
  const { rule, from, onSaved, onClose } = props;
  const toast = useToast();
  const save = useSaveRule(rule);
  const form = useRecordForm<RuleValues>({
    draftKey: `categoryRule:${rule?.id ?? (from ? `${from.feedId}:${from.title}` : "new")}`,
    initial: initialValues(props),
    schema: ruleSchema,
    labels: ruleLabels,
    save,
    onSaved: () => {
      toast({ title: "Rule saved", text: "It counts from the next check or import on." });
      onSaved?.();
      onClose();
    },
    onFailed: (message) => toast({ title: "Error", text: message, variant: "destructive" }),
  });
  return (
    <RecordDialog
      form={form}
      title={rule ? "Edit rule" : "Add rule"}
      submitLabel="Save rule"
      maxWidth={600}
      onClose={onClose}
    >
      {from ? (
        <Origin>
          For products like “{from.title}”{from.type ? `, type “${from.type}”` : ""}.
        </Origin>
      ) : null}
      <RuleFields kind={form.formik.values.kind} from={from} />
    </RecordDialog>
  );
}

const Origin = styled("p")(({ theme }) => ({
  ...theme.typography.body2,
  marginBottom: 16,
  color: theme.vars.palette.text.secondary,
  overflowWrap: "anywhere",
}));

function RuleFields({ kind, from }: { kind: RuleValues["kind"]; from: RuleOrigin | undefined }) {
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
