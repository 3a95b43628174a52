import { useQuery } from "@apollo/client/react";
import { FormSwitch } from "../../../../admin/form/FormSwitch";
import { ScreenPart } from "../../../../admin/ScreenPart";
import { BackupTimesDocument, type BackupTimesQuery } from "../../../../graphql/generated/adminOperations";
import { dateTime } from "../../../../shared/format/dateTime";
import { securitySection } from "./settingsSections";
import { SettingsTab, type SettingsTabProps } from "./SettingsTab";

export function SecuritySettings({ settings }: SettingsTabProps) {
  const { data } = useQuery(BackupTimesDocument, { fetchPolicy: "cache-and-network" });
  return (
    <>
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
      {data ? (
        <ScreenPart title="Backups" text="All rows and pictures, each day. Each week one is restored and compared.">
          <p>{describeBackups(data.backups)}</p>
        </ScreenPart>
      ) : null}
    </>
  );
}

function describeBackups({ backedUpAt, provenAt }: BackupTimesQuery["backups"]): string {
  if (!backedUpAt)
    return "The server has made no backup yet. It makes one each day when BACKUP_DIR or BACKUP_BUCKET is set.";
  const proof = provenAt
    ? `A backup was last restored and compared on ${dateTime(provenAt)}.`
    : "None has been restored and compared yet.";
  return `The last backup is from ${dateTime(backedUpAt)}. ${proof}`;
}
