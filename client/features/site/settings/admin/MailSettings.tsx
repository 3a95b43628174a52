import { FormMultiline } from "../../../../admin/form/FormMultiline";
import { FormText } from "../../../../admin/form/FormText";
import { mailSection } from "./settingsSections";
import { SettingsTab, type SettingsTabProps } from "./SettingsTab";

export function MailSettings({ settings }: SettingsTabProps) {
  return (
    <SettingsTab
      settings={settings}
      section={mailSection}
      title="Mails"
      text="Your words in the mails that subscribers get, and the last line of all mails."
    >
      <FormMultiline
        name="confirmationGreeting"
        label="Confirmation Mail"
        required
        hint="First paragraph of the mail that asks to confirm an address."
      />
      <FormMultiline
        name="welcomeGreeting"
        label="Welcome Mail"
        required
        hint="First paragraph of the mail after the confirmation."
      />
      <FormText
        name="postalAddress"
        label="Name and Postal Address"
        hint="Many countries require it in the last line of every mail. Leave blank for none."
      />
    </SettingsTab>
  );
}
