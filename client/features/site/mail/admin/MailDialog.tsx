import { useQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { apiPaths } from "../../../../../site/apiPaths";
import { withQuery } from "../../../../../site/links";
import { MailContentDocument, type MailRowFragment } from "../../../../graphql/generated/adminOperations";
import { PanelDialog } from "../../../../admin/PanelDialog";
import { PanelTabs } from "../../../../admin/PanelTabs";
import { StateNotice } from "../../../../admin/StateNotice";
import { ErrorState } from "../../../../shared/ui/ErrorState";
import { TabPanel } from "../../../../shared/ui/tabs/TabPanel";
import { WaitNotice } from "../../../../shared/ui/WaitNotice";
import { mailTime } from "./mailColumns";
import { canRetry, mailKinds, mailStatuses } from "./mailWords";

const tabs = [
  { value: "wide", label: "Computer" },
  { value: "phone", label: "Phone" },
  { value: "text", label: "Plain text" },
];

export interface MailDialogProps {
  mail: MailRowFragment;
  /** Null where there is no mail server. */
  onRetry: (() => void) | null;
  onClose: () => void;
}

/** A mail as its reader sees it on a computer, on a phone, and as plain text. */
export function MailDialog({ mail, onRetry, onClose }: MailDialogProps) {
  const [tab, setTab] = useState("wide");
  const { data, error, refetch } = useQuery(MailContentDocument, {
    variables: { id: mail.id },
    fetchPolicy: "no-cache",
  });
  const content = data?.mail?.content;
  return (
    <PanelDialog
      title={mail.subject}
      maxWidth={900}
      onClose={onClose}
      tabs={<PanelTabs name="mail" label="Ways to read the mail" tabs={tabs} value={tab} onChange={setTab} />}
      footer={
        <>
          {onRetry && canRetry(mail.status) ? (
            <Button variant="outlined" onClick={onRetry}>
              Send again
            </Button>
          ) : null}
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <Facts>
        To {mail.recipient}. {mailKinds[mail.kind]}, queued {mailTime(mail.createdAt)} UTC.{" "}
        {mailStatuses[mail.status].label}
        {mail.sentAt ? ` ${mailTime(mail.sentAt)} UTC` : ""}.
      </Facts>
      {mail.problem ? <StateNotice kind="error" title={mail.problem} /> : null}
      {error ? <ErrorState onRetry={() => void refetch()} /> : null}
      {!error && !data ? <WaitNotice text="Loading mail..." /> : null}
      {data && !content ? (
        <StateNotice kind="info" title="The content is not shown">
          It was deleted after 30 days, or only the person who got the mail may read it.
        </StateNotice>
      ) : null}
      {content ? (
        <TabPanel name="mail" value={tab}>
          {tab === "text" ? (
            <PlainText>{content.text}</PlainText>
          ) : (
            <MailFrame
              title="The mail"
              data-phone={tab === "phone"}
              sandbox="allow-popups allow-popups-to-escape-sandbox"
              src={withQuery(apiPaths.mail, { id: mail.id })}
            />
          )}
        </TabPanel>
      ) : null}
    </PanelDialog>
  );
}

const Facts = styled("p")({ margin: "0 0 16px", overflowWrap: "anywhere" });
const MailFrame = styled("iframe")(({ theme }) => ({
  display: "block",
  width: "100%",
  height: "60vh",
  margin: "0 auto",
  border: `1px solid ${theme.vars.palette.divider}`,
  "&[data-phone='true']": { width: 390, maxWidth: "100%" },
}));
const PlainText = styled("pre")({ margin: 0, whiteSpace: "pre-wrap", overflowWrap: "anywhere", fontSize: "0.875rem" });
