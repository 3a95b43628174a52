import { useMutation, useQuery } from "@apollo/client/react";
import Alert from "@mui/material/Alert";
import { styled } from "@mui/material/styles";
import { object, string } from "yup";
import { formatReleaseTime, nextHour, toClockTime } from "../../../features/newsroom/publishing/admin/releaseTime";
import { formatReaders } from "../../../features/readers/mailings/newsletters/admin/newsletterKind";
import {
  NewsletterBeforeSendingDocument,
  type NewsletterBeforeSendingQuery,
  type NewsletterRowFragment,
  ScheduleNewsletterDocument,
} from "../../../graphql/generated/adminOperations";
import { FormText } from "../../../admin/form/FormText";
import { evictLists } from "../../../admin/graphql/cacheChanges";
import { trySave } from "../../../admin/graphql/trySave";
import { PanelDialog } from "../../../admin/PanelDialog";
import { RecordDialog } from "../../../admin/record/RecordDialog";
import { useRecordForm } from "../../../admin/record/useRecordForm";
import { useToast } from "../../../shared/toast/ToastContext";
import { ErrorState } from "../../../shared/ui/ErrorState";
import { WaitNotice } from "../../../shared/ui/WaitNotice";

interface NewslettersPageScheduleProps {
  newsletter: NewsletterRowFragment;
  onClose: () => void;
}

const title = "Schedule Newsletter";
const labels = { at: "Day and time" };
const schema = object({ at: string().required("Choose a day and a time.") });

/** Asks when a newsletter is sent, and says who gets it and what is missing from it. */
export function NewslettersPageSchedule({ newsletter, onClose }: NewslettersPageScheduleProps) {
  const { data, error, refetch } = useQuery(NewsletterBeforeSendingDocument, {
    variables: { id: newsletter.id },
    fetchPolicy: "no-cache",
  });
  if (data?.newsletter)
    return <ScheduleForm {...data.newsletter} timeZone={data.settings.timeZone} row={newsletter} onClose={onClose} />;
  return (
    <PanelDialog title={title} maxWidth={560} onClose={onClose}>
      {error || data ? (
        <ErrorState
          title="This could not be loaded"
          text="The newsletter may have been deleted."
          onRetry={() => void refetch()}
        />
      ) : (
        <WaitNotice text="Loading..." />
      )}
    </PanelDialog>
  );
}

type Facts = NonNullable<NewsletterBeforeSendingQuery["newsletter"]>;

interface ScheduleFormProps extends Facts {
  row: NewsletterRowFragment;
  timeZone: string;
  onClose: () => void;
}

function ScheduleForm({ id, version, readers, warnings, row, timeZone, onClose }: ScheduleFormProps) {
  const toast = useToast();
  const [schedule] = useMutation(ScheduleNewsletterDocument, {
    update: (cache) => evictLists(cache, ["newsletters", "goingOut"]),
  });
  const form = useRecordForm({
    draftKey: `newsletterTime:${id}`,
    initial: { at: row.scheduledAt ? toClockTime(row.scheduledAt, timeZone) : nextHour(timeZone) },
    schema,
    labels,
    save: ({ at }) =>
      trySave(async () => {
        const { data } = await schedule({ variables: { input: { id, version, at } } });
        const time = data?.scheduleNewsletter.scheduledAt;
        if (time)
          toast({
            title: "Newsletter scheduled",
            text: `“${row.subject}” is sent on ${formatReleaseTime(time, timeZone)}.`,
          });
      }),
    once: true,
    onSaved: onClose,
    onFailed: (message) => toast({ title: "Error", text: message, variant: "destructive" }),
  });
  return (
    <RecordDialog form={form} title={title} submitLabel="Schedule" maxWidth={560} onClose={onClose}>
      <Parts>
        <p>
          “{row.subject}” would go to <strong>{formatReaders(readers)}</strong> now.
        </p>
        {warnings.length > 0 ? (
          <Alert severity="warning">
            {warnings.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </Alert>
        ) : null}
        <FormText name="at" type="datetime-local" label={labels.at} required hint={`Time zone: ${timeZone}`} />
      </Parts>
    </RecordDialog>
  );
}

const Parts = styled("div")({ display: "grid", gap: 16 });
