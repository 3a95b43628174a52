import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { PublicationDocument, type PublishableType } from "../../../../graphql/generated/adminOperations";
import { PanelDialog } from "../../../../admin/PanelDialog";
import { PanelTabs } from "../../../../admin/PanelTabs";
import { useRetry } from "../../../../shared/hooks/useRetry";
import { ErrorState } from "../../../../shared/ui/ErrorState";
import { TabPanel } from "../../../../shared/ui/tabs/TabPanel";
import { WaitNotice } from "../../../../shared/ui/WaitNotice";
import { PreviewLinks } from "./PreviewLinks";
import { PublicationStatus } from "./PublicationStatus";
import { readRecord, type PublishableRef } from "./publishable";
import { RevisionHistory } from "./RevisionHistory";

const tabs = [
  { value: "status", label: "Status" },
  { value: "history", label: "History" },
  { value: "preview", label: "Preview" },
];

export interface PublicationDialogProps {
  row: PublishableRef & { title: string };
  onClose: () => void;
}

/** Makes the query read the row of one type. */
const chooseType = (type: PublishableType): Record<`is${Capitalize<PublishableType>}`, boolean> => ({
  isCelebrity: type === "celebrity",
  isOutfit: type === "outfit",
  isBlogPost: type === "blogPost",
  isAuthor: type === "author",
  isShow: type === "show",
  isEvent: type === "event",
  isBrand: type === "brand",
  isPage: type === "page",
});

/** The way of a row to its visitors: status and schedule, versions, and preview links. */
export function PublicationDialog({ row, onClose }: PublicationDialogProps) {
  const [tab, setTab] = useState("status");
  const { data, error, refetch } = useQuery(PublicationDocument, {
    variables: { id: row.id, ...chooseType(row.type) },
    fetchPolicy: "network-only",
    nextFetchPolicy: "cache-first",
  });
  const { retry } = useRetry(refetch);
  const record = data && readRecord(row, data);
  return (
    <PanelDialog
      title={`Publishing: ${row.title}`}
      maxWidth={tab === "history" ? 960 : 680}
      onClose={onClose}
      tabs={<PanelTabs name="publication" label="Publishing" tabs={tabs} value={tab} onChange={setTab} />}
    >
      <TabPanel name="publication" value={tab}>
        {record ? (
          tab === "status" ? (
            <PublicationStatus
              record={record}
              pending={data.pendingRelease}
              unpublished={data.unpublishedSave}
              onDone={onClose}
            />
          ) : tab === "history" ? (
            <RevisionHistory record={record} onDone={onClose} />
          ) : (
            <PreviewLinks record={record} />
          )
        ) : error ? (
          <ErrorState text="This could not be loaded. Please try again." onRetry={retry} />
        ) : data ? (
          <p>This no longer exists. It may be in the trash.</p>
        ) : (
          <WaitNotice text="Loading..." />
        )}
      </TabPanel>
    </PanelDialog>
  );
}
