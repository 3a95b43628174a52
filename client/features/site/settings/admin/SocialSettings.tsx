import { FormText } from "../../../../admin/form/FormText";
import { socialSection } from "./settingsSections";
import { SettingsTab, type SettingsTabProps } from "./SettingsTab";

const networks = [
  { name: "facebook", label: "Facebook", placeholder: "https://facebook.com/..." },
  { name: "twitter", label: "Twitter", placeholder: "https://twitter.com/..." },
  { name: "instagram", label: "Instagram", placeholder: "https://instagram.com/..." },
  { name: "pinterest", label: "Pinterest", placeholder: "https://pinterest.com/..." },
];

export function SocialSettings({ settings }: SettingsTabProps) {
  return (
    <SettingsTab
      settings={settings}
      section={socialSection}
      title="Social Media"
      text="Links to your social profiles, shown in the footer. Leave a field blank to hide its link."
    >
      {networks.map((network) => (
        <FormText key={network.name} type="url" {...network} />
      ))}
    </SettingsTab>
  );
}
