import { useSearchParams } from "react-router-dom";
import { styled } from "@mui/material/styles";
import { adminPaths } from "../../../../site/addresses";
import { ScreenHeader } from "../../../admin/ScreenHeader";
import { TabPanel } from "../../../shared/ui/tabs/TabPanel";
import { TabStrip } from "../../../shared/ui/tabs/TabStrip";
import { DevelopersPageTokens } from "./DevelopersPageTokens";
import { DevelopersPageWebhooks } from "./DevelopersPageWebhooks";

const tabs = [
  { value: "tokens", label: "API tokens", to: adminPaths.developers() },
  { value: "webhooks", label: "Webhooks", to: adminPaths.developers({ tab: "webhooks" }) },
];

/** Developers: how other programs call the site, and what it tells them. */
export function DevelopersPage() {
  const [params] = useSearchParams();
  const tab = params.get("tab") === "webhooks" ? "webhooks" : "tokens";
  return (
    <>
      <ScreenHeader
        title="Developers"
        text="API tokens let your programs read and change content. Webhooks tell them what was published."
      />
      <TabStrip arrows label="Developers" name="developers" tabs={tabs} value={tab} />
      <TabPanel name="developers" value={tab}>
        <Content>{tab === "tokens" ? <DevelopersPageTokens /> : <DevelopersPageWebhooks />}</Content>
      </TabPanel>
    </>
  );
}

const Content = styled("div")({ paddingTop: 20 });
