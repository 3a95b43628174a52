import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState, type FormEvent } from "react";
import { FormGrid, WideField } from "../../../../admin/form/FormGrid";
import { getErrorMessage, getFieldErrors } from "../../../../admin/graphql/adminErrors";
import { evictLists } from "../../../../admin/graphql/cacheChanges";
import { useCreate } from "../../../../admin/graphql/useCreate";
import { StateNotice } from "../../../../admin/StateNotice";
import {
  type AffiliateProgramFieldsFragment,
  CreatePayoutDocument,
  type PayoutRowFragment,
} from "../../../../graphql/generated/adminOperations";
import { useToast } from "../../../../shared/toast/ToastContext";
import { PlainInput, PlainSelect } from "../conversions/PlainFields";
import { comparisonText } from "./payoutText";

/** Root fields that show the state of sales. */
export const payoutLists = ["payouts", "earnings", "saleLines"];

const empty = { programId: "", paidOn: "", amount: "", from: "", to: "", note: "" };
type Values = typeof empty;

interface Failure {
  message: string;
  fieldErrors: Record<string, string>;
}

/** Saves a payout; what was typed stays until that succeeds. */
function usePayoutForm() {
  const [values, setValues] = useState(empty);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  const create = useCreate(CreatePayoutDocument);
  const toast = useToast();
  const showSaved = (payout: PayoutRowFragment) => {
    setValues(empty);
    toast({ title: "Payout recorded", text: comparisonText(payout) });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      const { data } = await create(values, { update: (cache) => evictLists(cache, payoutLists) });
      if (data) showSaved(data.createPayout);
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

/** Records what a network paid. */
export function PayoutForm({ programs }: { programs: readonly AffiliateProgramFieldsFragment[] }) {
  const { bind, busy, failure, submit } = usePayoutForm();
  const options = programs.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Form noValidate aria-label="Record a payout" onSubmit={(event) => void submit(event)}>
      <FormGrid>
        <PlainSelect
          label="Affiliate program"
          required
          options={[{ value: "", label: "Choose..." }, ...options]}
          {...bind("programId")}
        />
        <PlainInput label="Paid on" type="date" required {...bind("paidOn")} />
        <PlainInput label="Amount" required hint="With its currency, for example USD 500.00." {...bind("amount")} />
        <PlainInput label="Note" {...bind("note")} />
        <PlainInput label="First day of the sales" type="date" required {...bind("from")} />
        <PlainInput label="Last day of the sales" type="date" required {...bind("to")} />
        {failure && Object.keys(failure.fieldErrors).length === 0 ? (
          <WideField>
            <StateNotice kind="error" title="The payout could not be recorded">
              <p>{failure.message}</p>
            </StateNotice>
          </WideField>
        ) : null}
      </FormGrid>
      <footer>
        <Button type="submit" variant="contained" disabled={busy}>
          Record payout
        </Button>
      </footer>
    </Form>
  );
}

const Form = styled("form")({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 20 });
