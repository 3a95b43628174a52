import { FormNumber } from "../../../../admin/form/FormNumber";
import { FormSelect } from "../../../../admin/form/FormSelect";
import { publishingSection } from "./settingsSections";
import { SettingsTab, type SettingsTabProps } from "./SettingsTab";

const listTimeZones = (): string[] => [...new Set(["UTC", ...Intl.supportedValuesOf("timeZone")])];

export function PublishingSettings({ settings }: SettingsTabProps) {
  return (
    <SettingsTab
      settings={settings}
      section={publishingSection}
      title="Publishing"
      text="Schedules, and the history of celebrities, outfits and blog posts."
    >
      <FormSelect
        name="timeZone"
        label="Time Zone"
        required
        options={listTimeZones()}
        hint="Editors schedule on the clocks of this zone. What is scheduled already keeps its time."
      />
      <FormNumber
        name="revisionDays"
        label="Keep every version for (days)"
        min={1}
        max={3_650}
        required
        hint="Older versions are deleted at night."
      />
      <FormNumber
        name="revisionLimit"
        label="Always keep the newest versions"
        min={5}
        max={500}
        required
        hint="So many of each entry are never deleted, 5 to 500. The published and the scheduled version always stay."
      />
    </SettingsTab>
  );
}
