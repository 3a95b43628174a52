import { useFormikContext } from "formik";
import { FormNumber } from "../../../shared/admin/form/FormNumber";
import { FormSwitch } from "../../../shared/admin/form/FormSwitch";
import { FormText } from "../../../shared/admin/form/FormText";
import { analyticsSection } from "./settingsSections";
import { SettingsTab, type SettingsTabProps } from "./SettingsTab";

export function AnalyticsSettings({ settings }: SettingsTabProps) {
  return (
    <SettingsTab
      settings={settings}
      section={analyticsSection}
      title="Analytics"
      text="What is counted. Browsers that ask not to be tracked (Do Not Track, Global Privacy Control) never are."
    >
      <Switches />
    </SettingsTab>
  );
}

function Switches() {
  const { values } = useFormikContext<{ enableTracking: boolean }>();
  return (
    <>
      <FormSwitch name="enableTracking" label="Enable tracking" hint="Views of pages are counted." />
      <FormText
        name="googleAnalyticsId"
        label="Google Analytics ID"
        placeholder="G-AB12CD34EF"
        hint={
          values.enableTracking
            ? "Google's script is loaded while there is an id. The privacy policy then says so."
            : "Not used while tracking is off."
        }
      />
      <FormSwitch
        name="anonymizeIp"
        label="Anonymize IP addresses"
        hint="Google gets shortened addresses. This site itself stores none."
      />
      <FormSwitch
        name="trackOutboundLinks"
        label="Track outbound links"
        hint="Clicks on shopping links are told to Google, too."
      />
      <FormNumber
        name="clickRetentionDays"
        label="Keep single clicks and views for (days)"
        min={1}
        max={3_650}
        required
        hint="Older ones are deleted. Daily totals stay."
      />
    </>
  );
}
