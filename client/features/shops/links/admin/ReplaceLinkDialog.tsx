import { object, string } from "yup";
import { trySave } from "../../../../admin/graphql/trySave";
import type { LinkRowFragment } from "../../../../graphql/generated/adminOperations";
import { FormText } from "../../../../admin/form/FormText";
import { RecordDialog } from "../../../../admin/record/RecordDialog";
import { useRecordForm } from "../../../../admin/record/useRecordForm";
import { plural } from "../../../../shared/format/plural";

const schema = object({ address: string().trim().required("Enter the new address") });

export interface ReplaceLinkDialogProps {
  link: LinkRowFragment;
  onReplace: (address: string) => Promise<void>;
  onClose: () => void;
}

/** Replaces a URL wherever it is used. */
export function ReplaceLinkDialog({ link, onReplace, onClose }: ReplaceLinkDialogProps) {
  const moved = link.finalAddress !== "" && link.finalAddress !== link.address;
  const form = useRecordForm<{ address: string }>({
    draftKey: `link:${link.id}`,
    initial: { address: moved && link.state === "REDIRECTED" ? link.finalAddress : link.address },
    version: null,
    schema,
    labels: { address: "New address" },
    save: ({ address }) => trySave(() => onReplace(address.trim())),
    reload: () => Promise.resolve(null),
    once: true,
    onSaved: onClose,
  });
  return (
    <RecordDialog
      form={form}
      title="Replace Link"
      submitLabel="Replace everywhere"
      busyLabel="Replacing..."
      maxWidth={640}
      onClose={onClose}
    >
      <p>
        {plural(link.uses.length, "row uses", "rows use")} this address and {link.uses.length === 1 ? "gets" : "get"}{" "}
        the new one:
      </p>
      <ul>
        {link.uses.slice(0, 8).map(({ type, id, title }) => (
          <li key={`${type}:${id}`}>{title}</li>
        ))}
        {link.uses.length > 8 ? <li>and {link.uses.length - 8} more</li> : null}
      </ul>
      <FormText name="address" label="New address" type="url" required hint={`Current address: ${link.address}`} />
    </RecordDialog>
  );
}
