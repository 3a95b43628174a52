import { useMutation } from "@apollo/client/react";
import { object, string } from "yup";
import { evictLists } from "../../../../../admin/graphql/cacheChanges";
import { trySave } from "../../../../../admin/graphql/trySave";
import { UpdateReleaseDocument, type ReleaseLineFragment } from "../../../../../graphql/generated/adminOperations";
import { FormGrid } from "../../../../../admin/form/FormGrid";
import { FormText } from "../../../../../admin/form/FormText";
import { RecordDialog } from "../../../../../admin/record/RecordDialog";
import { useRecordForm } from "../../../../../admin/record/useRecordForm";
import { useToast } from "../../../../../shared/toast/ToastContext";
import { formatReleaseTime, toClockTime } from "../releaseTime";

export interface ReleaseFormProps {
  release: ReleaseLineFragment;
  onClose: () => void;
}

const labels = { title: "Name", at: "Day and time" };
const schema = object({
  title: string().trim().required("Enter a name"),
  at: string().required("Choose a day and a time."),
});

/** The dialog that changes the name and the time of a release. */
export function ReleaseForm({ release: { id, title, publishAt, timeZone }, onClose }: ReleaseFormProps) {
  const toast = useToast();
  const [update] = useMutation(UpdateReleaseDocument, { update: (cache) => evictLists(cache, ["releases"]) });
  const form = useRecordForm({
    draftKey: `release:${id}`,
    initial: { title, at: toClockTime(publishAt, timeZone) },
    schema,
    labels,
    save: (values) =>
      trySave(async () => {
        const { data } = await update({ variables: { input: { id, timeZone, ...values } } });
        const release = data?.updateRelease;
        if (release)
          toast({
            title: "Release changed",
            text: `“${release.title}” is published on ${formatReleaseTime(release.publishAt, release.timeZone)}.`,
          });
      }),
    onSaved: (_values, _intent, stays) => {
      if (!stays) onClose();
    },
    onFailed: (message) => toast({ title: "Error", text: message, variant: "destructive" }),
  });
  return (
    <RecordDialog form={form} title="Change Release" submitLabel="Change Release" maxWidth={560} onClose={onClose}>
      <FormGrid>
        <FormText name="title" label={labels.title} required />
        <FormText name="at" type="datetime-local" label={labels.at} required hint={`Time zone: ${timeZone}`} />
      </FormGrid>
    </RecordDialog>
  );
}
