import { useFormikContext } from "formik";
import { FormNumber } from "../../../../admin/form/FormNumber";
import { FormSwitch } from "../../../../admin/form/FormSwitch";
import { FormText } from "../../../../admin/form/FormText";
import { analyticsSection } from "./settingsSections";
import { SettingsTab, type SettingsTabProps } from "./SettingsTab";

export function AnalyticsSettings({ settings }: SettingsTabProps) {
  return (
    <SettingsTab
      settings={settings}
      section={analyticsSection}
      title="Analytics"
      text="Page views and clicks. Browsers that refuse tracking (Do Not Track, Global Privacy Control) are never counted."
    >
      <Switches />
    </SettingsTab>
  );
}

function Switches() {
  const { values } = useFormikContext<{ enableTracking: boolean }>();
  return (
    <>
      <FormSwitch name="enableTracking" label="Enable tracking" hint="Counts page views." />
      <FormText
        name="googleAnalyticsId"
        label="Google Analytics ID"
        placeholder="G-AB12CD34EF"
        hint={
          values.enableTracking
            ? "With an id, pages load Google's script, and the privacy policy mentions it."
            : "Not used while tracking is off."
        }
      />
      <FormSwitch
        name="anonymizeIp"
        label="Anonymize IP addresses"
        hint="Google receives shortened addresses. This site itself stores none."
      />
      <FormSwitch
        name="askBeforeAnalytics"
        label="Ask visitors first"
        hint="Google's script loads only after a visitor allows it. The law of many countries requires this."
      />
      <FormSwitch
        name="trackOutboundLinks"
        label="Track outbound links"
        hint="Also reports clicks on shopping links to Google."
      />
      <FormNumber
        name="clickRetentionDays"
        label="Keep individual clicks and views for (days)"
        min={1}
        max={3_650}
        required
        hint="Older ones are deleted. Daily totals are kept."
      />
    </>
  );
}
