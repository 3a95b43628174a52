import type { ApolloCache } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState, type FormEvent } from "react";
import { FormGrid, WideField } from "../../../../../admin/form/FormGrid";
import { getErrorMessage, getFieldErrors } from "../../../../../admin/graphql/adminErrors";
import { evictLists } from "../../../../../admin/graphql/cacheChanges";
import { useCreate } from "../../../../../admin/graphql/useCreate";
import { StateNotice } from "../../../../../admin/StateNotice";
import {
  type AffiliateProgramFieldsFragment,
  CreatePayoutDocument,
  type PayoutRowFragment,
  UpdatePayoutDocument,
} from "../../../../../graphql/generated/adminOperations";
import { useToast } from "../../../../../shared/toast/ToastContext";
import { PlainInput, PlainSelect } from "../../../../../admin/form/PlainFields";
import { comparisonText } from "./payoutText";

/** Root fields that show the state of sales. */
export const payoutLists = ["payouts", "expectedPayouts", "earnings", "saleLines"];

const empty = { programId: "", paidOn: "", amount: "", from: "", to: "", note: "" };
type Values = typeof empty;

/** Amounts as they are typed: "USD 500.00". */
const toValues = ({ paidOn, amount, currency, from, to, note }: PayoutRowFragment): Values => {
  const { maximumFractionDigits } = new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions();
  return { programId: "", paidOn, amount: `${currency} ${amount.toFixed(maximumFractionDigits)}`, from, to, note };
};

interface Failure {
  message: string;
  fieldErrors: Record<string, string>;
}

/** Saves a payout; what was typed stays until that succeeds. */
function usePayoutForm({ payout, onSaved }: Pick<PayoutFormProps, "payout" | "onSaved">) {
  const [values, setValues] = useState(payout ? toValues(payout) : empty);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  const create = useCreate(CreatePayoutDocument);
  const [update] = useMutation(UpdatePayoutDocument);
  const toast = useToast();
  const save = async (): Promise<PayoutRowFragment | undefined> => {
    const change = { update: (cache: ApolloCache) => evictLists(cache, payoutLists) };
    if (!payout) return (await create(values, change)).data?.createPayout;
    const { programId: _, ...input } = values;
    return (await update({ variables: { input: { id: payout.id, ...input } }, ...change })).data?.updatePayout;
  };
  const showSaved = (saved: PayoutRowFragment) => {
    toast({ title: payout ? "Payout corrected" : "Payout recorded", text: comparisonText(saved) });
    if (onSaved) onSaved();
    else setValues(empty);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      const saved = await save();
      if (saved) showSaved(saved);
    } catch (error) {
      setFailure({ message: getErrorMessage(error), fieldErrors: getFieldErrors(error) });
    } finally {
      setBusy(false);
    }
  };
  const bind = (name: keyof Values) => ({
    value: values[name],
    error: failure?.fieldErrors[name],
    onChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
  });
  return { bind, busy, failure, submit };
}

export interface PayoutFormProps {
  /** Those that can have paid. */
  programs: readonly AffiliateProgramFieldsFragment[];
  /** The payout that is corrected, whose program stays; omitted for a new one. */
  payout?: PayoutRowFragment;
  onSaved?: () => void;
}

/** Records or corrects what a network paid. */
export function PayoutForm({ programs, payout, onSaved }: PayoutFormProps) {
  const { bind, busy, failure, submit } = usePayoutForm({ payout, onSaved });
  const label = payout ? "Save payout" : "Record payout";
  const options = programs.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Form
      noValidate
      aria-label={payout ? "Correct a payout" : "Record a payout"}
      onSubmit={(event) => void submit(event)}
    >
      <FormGrid>
        {payout ? null : (
          <PlainSelect
            label="Affiliate program"
            required
            options={[{ value: "", label: "Choose..." }, ...options]}
            {...bind("programId")}
          />
        )}
        <PlainInput label="Paid on" type="date" required {...bind("paidOn")} />
        <PlainInput label="Amount" required hint="With its currency, for example USD 500.00." {...bind("amount")} />
        <PlainInput label="Note" {...bind("note")} />
        <PlainInput label="First day of the sales" type="date" required {...bind("from")} />
        <PlainInput label="Last day of the sales" type="date" required {...bind("to")} />
        {failure && Object.keys(failure.fieldErrors).length === 0 ? (
          <WideField>
            <StateNotice kind="error" title="The payout could not be saved">
              <p>{failure.message}</p>
            </StateNotice>
          </WideField>
        ) : null}
      </FormGrid>
      <footer>
        <Button type="submit" variant="contained" disabled={busy}>
          {label}
        </Button>
      </footer>
    </Form>
  );
}

const Form = styled("form")({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 20 });
