import { styled } from "@mui/material/styles";
import { useSearchParams } from "react-router-dom";
import { adminPaths } from "../../../../site/addresses";
import { ScreenHeader } from "../../../admin/ScreenHeader";
import { TabPanel } from "../../../shared/ui/tabs/TabPanel";
import { TabStrip } from "../../../shared/ui/tabs/TabStrip";
import { OutboxPageMails } from "./OutboxPageMails";
import { OutboxPageSuppressions } from "./OutboxPageSuppressions";

const tabs = [
  { value: "mails", label: "Mails", to: adminPaths.outbox() },
  { value: "suppressed", label: "Suppressed addresses", to: adminPaths.outbox({ tab: "suppressed" }) },
];

/** Outbox: what the site mails, and who gets no mail. */
export function OutboxPage() {
  const [params] = useSearchParams();
  const tab = params.get("tab") === "suppressed" ? "suppressed" : "mails";
  return (
    <>
      <ScreenHeader title="Outbox" text="Every mail of the last year, and the addresses that get none." />
      <TabStrip arrows label="Outbox" name="outbox" tabs={tabs} value={tab} />
      <TabPanel name="outbox" value={tab}>
        <Content>{tab === "mails" ? <OutboxPageMails /> : <OutboxPageSuppressions />}</Content>
      </TabPanel>
    </>
  );
}

const Content = styled("div")({ paddingTop: 20 });
