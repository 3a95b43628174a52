import { FormMultiline } from "../../../shared/admin/form/FormMultiline";
import { FormSwitch } from "../../../shared/admin/form/FormSwitch";
import { affiliateSection } from "./settingsSections";
import { SettingsTab, type SettingsTabProps } from "./SettingsTab";
import { TrackingField } from "./TrackingField";

export function AffiliateSettings({ settings }: SettingsTabProps) {
  return (
    <SettingsTab
      settings={settings}
      section={affiliateSection}
      title="Affiliate"
      text="How shopping links are marked, and what retailers learn about where their visitors come from."
    >
      <FormMultiline
        name="disclosureText"
        label="Disclosure Text"
        required
        counted={2_000}
        hint="Stands before the first shopping link of every page."
      />
      <TrackingField />
      <FormSwitch
        name="createNewWindow"
        label="Open links in a new window"
        hint="Visitors keep this site open behind the shop."
      />
      <FormSwitch
        name="addNoFollowTag"
        label="Add nofollow to links"
        hint="Tells search engines not to follow. Links are marked as sponsored either way."
      />
    </SettingsTab>
  );
}
