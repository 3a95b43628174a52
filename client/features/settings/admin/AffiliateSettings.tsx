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
      text="How shopping links are marked, and what retailers learn about the origin of their visitors."
    >
      <FormMultiline
        name="disclosureText"
        label="Disclosure Text"
        required
        counted={2_000}
        hint="Shown before the first affiliate link on every page."
      />
      <TrackingField />
      <FormSwitch name="createNewWindow" label="Open links in a new tab" hint="Visitors keep this site open." />
      <FormSwitch
        name="addNoFollowTag"
        label="Add nofollow to links"
        hint="Tells search engines not to follow the links. Links are always marked as sponsored."
      />
    </SettingsTab>
  );
}
