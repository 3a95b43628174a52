import { useMutation } from "@apollo/client/react";
import { array, object, string } from "yup";
import { evictLists } from "../../../../admin/graphql/cacheChanges";
import { trySave } from "../../../../admin/graphql/trySave";
import {
  CreateWebhookDocument,
  UpdateWebhookDocument,
  type WebhookRowFragment,
} from "../../../../graphql/generated/adminOperations";
import { FormSwitch } from "../../../../admin/form/FormSwitch";
import { FormText } from "../../../../admin/form/FormText";
import { FormGrid, WideField } from "../../../../admin/form/FormGrid";
import { RecordDialog } from "../../../../admin/record/RecordDialog";
import { useRecordForm } from "../../../../admin/record/useRecordForm";
import { useToast } from "../../../../shared/toast/ToastContext";
import { FormChecks } from "../../../../admin/form/FormChecks";

interface WebhookValues {
  url: string;
  description: string;
  eventTypes: string[];
  isOn: boolean;
}

const empty: WebhookValues = { url: "", description: "", eventTypes: [], isOn: true };
const schema = object({
  url: string().trim().required("Enter an address"),
  eventTypes: array().of(string()).min(1, "Choose at least one event."),
});
const labels = { url: "Address", eventTypes: "Events" };

export interface WebhookFormProps {
  /** Null for a new webhook. */
  webhook: WebhookRowFragment | null;
  eventTypes: readonly { name: string; description: string }[];
  onCreated: (secret: string) => void;
  onClose: () => void;
}

/** The dialog that adds or changes a webhook. */
export function WebhookForm({ webhook, eventTypes, onCreated, onClose }: WebhookFormProps) {
  const toast = useToast();
  const [create] = useMutation(CreateWebhookDocument, { update: (cache) => evictLists(cache, ["webhookEndpoints"]) });
  const [update] = useMutation(UpdateWebhookDocument);
  const form = useRecordForm<WebhookValues>({
    draftKey: `webhook:${webhook?.id ?? "new"}`,
    initial: webhook
      ? {
          url: webhook.url,
          description: webhook.description,
          eventTypes: [...webhook.eventTypes],
          isOn: webhook.isOn,
        }
      : empty,
    schema,
    labels,
    save: ({ isOn, ...input }) =>
      trySave(async () => {
        if (webhook) await update({ variables: { input: { ...input, isOn, id: webhook.id } } });
        else {
          const { data } = await create({ variables: { input } });
          if (data) onCreated(data.createWebhookEndpoint.secret);
        }
      }),
    // Adding shows the secret.
    once: !webhook,
    onSaved: (_values, _intent, stays) => {
      if (!webhook) return;
      toast({ title: "Webhook updated" });
      if (!stays) onClose();
    },
    onFailed: (message) => toast({ title: "Error", text: message, variant: "destructive" }),
  });
  return (
    <RecordDialog
      form={form}
      isNew={!webhook}
      title={webhook ? "Edit Webhook" : "Add Webhook"}
      submitLabel={webhook ? "Update Webhook" : "Add Webhook"}
      maxWidth={720}
      onClose={onClose}
    >
      <FormGrid>
        <WideField>
          <FormText
            name="url"
            type="url"
            label={labels.url}
            required
            placeholder="https://hooks.example/wornby"
            hint="Gets a signed POST for each event. It must be on a public network."
          />
        </WideField>
        <WideField>
          <FormText name="description" label="Description" placeholder="Posts new looks to the team chat" />
        </WideField>
        {webhook ? (
          <WideField>
            <FormSwitch name="isOn" label="On" hint="While it is off, no new events are sent." />
          </WideField>
        ) : null}
        <WideField>
          <FormChecks
            name="eventTypes"
            label={labels.eventTypes}
            required
            options={eventTypes.map(({ name, description }) => ({ value: name, label: name, hint: description }))}
          />
        </WideField>
      </FormGrid>
    </RecordDialog>
  );
}
