import { FormSwitch } from "../../../../admin/form/FormSwitch";
import { securitySection } from "./settingsSections";
import { SettingsTab, type SettingsTabProps } from "./SettingsTab";

export function SecuritySettings({ settings }: SettingsTabProps) {
  return (
    <SettingsTab
      settings={settings}
      section={securitySection}
      title="Security"
      text="Who must sign in with a second factor: an authenticator app or a passkey. People without one set it up before they can do anything else."
    >
      <FormSwitch
        name="twoFactorForAdmins"
        label="Administrators"
        hint="Also you. Set up your own second factor in Account first."
      />
      <FormSwitch name="twoFactorForEditors" label="Editors" />
      <FormSwitch name="twoFactorForContributors" label="Contributors" />
    </SettingsTab>
  );
}
