import { styled } from "@mui/material/styles";
import { useSearchParams } from "react-router-dom";
import { adminPaths } from "../../../../site/addresses";
import { ScreenHeader } from "../../../admin/ScreenHeader";
import { TabPanel } from "../../../shared/ui/tabs/TabPanel";
import { TabStrip } from "../../../shared/ui/tabs/TabStrip";
import { OutboxPageDelivery } from "./OutboxPageDelivery";
import { OutboxPageMails } from "./OutboxPageMails";
import { OutboxPageSuppressions } from "./OutboxPageSuppressions";

const tabs = [
  { value: "mails", label: "Mails", to: adminPaths.outbox() },
  { value: "delivery", label: "Delivery", to: adminPaths.outbox({ tab: "delivery" }) },
  { value: "suppressed", label: "Suppressed addresses", to: adminPaths.outbox({ tab: "suppressed" }) },
];

/** Outbox: what the site mails, and who gets no mail. */
export function OutboxPage() {
  const [params] = useSearchParams();
  const tab = tabs.find(({ value }) => value === params.get("tab"))?.value ?? "mails";
  return (
    <>
      <ScreenHeader title="Outbox" text="Every mail of the last year, and the addresses that get none." />
      <TabStrip arrows label="Outbox" name="outbox" tabs={tabs} value={tab} />
      <TabPanel name="outbox" value={tab}>
        <Content>
          {tab === "mails" ? <OutboxPageMails /> : null}
          {tab === "delivery" ? <OutboxPageDelivery /> : null}
          {tab === "suppressed" ? <OutboxPageSuppressions /> : null}
        </Content>
      </TabPanel>
    </>
  );
}

const Content = styled("div")({ paddingTop: 20 });
