import { useMutation } from "@apollo/client/react";
import { array, number, object, string } from "yup";
import { evictLists } from "../../../../admin/graphql/cacheChanges";
import { trySave } from "../../../../admin/graphql/trySave";
import { CreateApiTokenDocument, type TokenScope } from "../../../../graphql/generated/adminOperations";
import { FormGrid, WideField } from "../../../../admin/form/FormGrid";
import { FormNumber } from "../../../../admin/form/FormNumber";
import { FormText } from "../../../../admin/form/FormText";
import { RecordDialog } from "../../../../admin/record/RecordDialog";
import { useRecordForm } from "../../../../admin/record/useRecordForm";
import { useToast } from "../../../../shared/toast/ToastContext";
import { FormChecks } from "../../../../admin/form/FormChecks";
import { chosenScopes } from "./tokenScopes";

interface ApiTokenValues {
  name: string;
  days: number | null;
  scopes: TokenScope[];
}

const initial: ApiTokenValues = { name: "", days: 90, scopes: [] };
const days = "Choose 1 to 365 days.";
const schema = object({
  name: string().trim().required("Enter a name"),
  days: number().required(days).integer(days).min(1, days).max(365, days),
  scopes: array().of(string()),
});

export interface ApiTokenFormProps {
  onCreated: (token: string) => void;
  onClose: () => void;
}

/** The dialog that creates an API token. */
export function ApiTokenForm({ onCreated, onClose }: ApiTokenFormProps) {
  const toast = useToast();
  const [create] = useMutation(CreateApiTokenDocument, {
    update: (cache) => evictLists(cache, ["apiTokens", "ownApiTokens"]),
  });
  const form = useRecordForm<ApiTokenValues>({
    draftKey: "apiToken:new",
    initial,
    schema,
    save: (values) =>
      trySave(async () => {
        const { data } = await create({ variables: { input: { ...values, days: values.days ?? 0 } } });
        if (data) onCreated(data.createApiToken.token);
      }),
    once: true,
    onFailed: (message) => toast({ title: "Error", text: message, variant: "destructive" }),
  });
  return (
    <RecordDialog
      form={form}
      isNew
      title="Create API Token"
      submitLabel="Create Token"
      maxWidth={600}
      onClose={onClose}
    >
      <FormGrid>
        <FormText name="name" label="Name" required placeholder="Nightly price sync" />
        <FormNumber name="days" label="Days until it expires" required min={1} max={365} hint="1 to 365" />
        <WideField>
          <FormChecks
            name="scopes"
            label="The token may"
            options={chosenScopes}
            fixed={{
              label: "Read",
              hint: "Everything that your role may read, drafts included, without addresses of subscribers.",
            }}
            hint="It acts as you, and never may more than your role."
          />
        </WideField>
      </FormGrid>
    </RecordDialog>
  );
}
