import { useQuery } from "@apollo/client/react";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { adminPaths } from "../../../../site/addresses";
import { AccountSettings } from "../../../features/people/accounts/admin/account/AccountSettings";
import { FormImage } from "../../../features/newsroom/media/admin/FormImage";
import { OutfitSearch } from "../../../features/content/product/admin/outfits/OutfitSearch";
import { AffiliateSettings } from "../../../features/site/settings/admin/AffiliateSettings";
import { AnalyticsSettings } from "../../../features/site/settings/admin/AnalyticsSettings";
import { DesignSettings } from "../../../features/site/settings/admin/DesignSettings";
import { GeneralSettings } from "../../../features/site/settings/admin/GeneralSettings";
import { MailSettings } from "../../../features/site/settings/admin/MailSettings";
import { SecuritySettings } from "../../../features/site/settings/admin/SecuritySettings";
import { MenuSettings } from "../../../features/site/settings/admin/MenuSettings";
import { PublishingSettings } from "../../../features/site/settings/admin/PublishingSettings";
import { SocialSettings } from "../../../features/site/settings/admin/SocialSettings";
import { VerificationSettings } from "../../../features/site/settings/admin/VerificationSettings";
import { SettingsRecordDocument, type SettingsFieldsFragment } from "../../../graphql/generated/adminOperations";
import { useHasRole } from "../../../admin/role/accountContext";
import { ScreenHeader } from "../../../admin/ScreenHeader";
import { useRetry } from "../../../shared/hooks/useRetry";
import { ErrorState } from "../../../shared/ui/ErrorState";
import { TabPanel } from "../../../shared/ui/tabs/TabPanel";
import { TabStrip } from "../../../shared/ui/tabs/TabStrip";
import { WaitNotice } from "../../../shared/ui/WaitNotice";

const tabs = [
  { value: "general", label: "General" },
  { value: "design", label: "Design" },
  { value: "menus", label: "Menus" },
  { value: "account", label: "Account" },
  { value: "affiliate", label: "Affiliate" },
  { value: "social", label: "Social Media" },
  { value: "analytics", label: "Analytics" },
  { value: "verification", label: "Verification" },
  { value: "security", label: "Security" },
  { value: "publishing", label: "Publishing" },
  { value: "mail", label: "Mails" },
] as const;

type Tab = (typeof tabs)[number]["value"];

export function SettingsPage() {
  const [params] = useSearchParams();
  // The site's settings are for administrators; everyone has an account.
  const isAdmin = useHasRole("admin");
  const shown = tabs.filter(({ value }) => isAdmin || value === "account");
  const tab: Tab = (shown.find(({ value }) => value === params.get("tab")) ?? shown[0])?.value ?? "account";
  return (
    <>
      <ScreenHeader
        title="Settings"
        text={isAdmin ? "Saved changes appear on the public pages at the next load." : undefined}
      />
      <Strip>
        <TabStrip
          arrows
          name="settings"
          label="Settings"
          value={tab}
          tabs={shown.map(({ value, label }) => ({ value, label, to: adminPaths.settings({ tab: value }) }))}
        />
      </Strip>
      <TabPanel name="settings" value={tab}>
        {tab === "account" ? (
          <AccountSettings picture={<FormImage name="avatar" label="Picture" kind="person" use="mark" />} />
        ) : (
          <StoredSettings key={tab}>{(settings) => settingsTab(tab, settings)}</StoredSettings>
        )}
      </TabPanel>
    </>
  );
}

function settingsTab(tab: Exclude<Tab, "account">, settings: SettingsFieldsFragment): ReactNode {
  const picture = (
    <FormImage
      name="logo"
      label="Logo"
      kind="category"
      use="mark"
      shape={{ width: 480, height: 160 }}
      mark={<Wordmark>{settings.siteName}</Wordmark>}
      hint="Shown in the header instead of the name. Works best wide, on a transparent background."
    />
  );
  if (tab === "design")
    return (
      <DesignSettings
        settings={settings}
        picture={picture}
        look={(field) => (
          <OutfitSearch id={field.value ?? ""} onChange={(id) => field.setValue(id === "" ? null : id)} field={field} />
        )}
      />
    );
  if (tab === "menus") return <MenuSettings settings={settings} />;
  if (tab === "affiliate") return <AffiliateSettings settings={settings} />;
  if (tab === "social") return <SocialSettings settings={settings} />;
  if (tab === "publishing") return <PublishingSettings settings={settings} />;
  if (tab === "mail") return <MailSettings settings={settings} />;
  if (tab === "analytics") return <AnalyticsSettings settings={settings} />;
  if (tab === "verification") return <VerificationSettings settings={settings} />;
  if (tab === "security") return <SecuritySettings settings={settings} />;
  return <GeneralSettings settings={settings} picture={picture} />;
}

/** Each tab starts with freshly loaded settings, because another editor may have changed them. */
function StoredSettings({ children }: { children: (settings: SettingsFieldsFragment) => ReactNode }) {
  const { data, loading, error, refetch } = useQuery(SettingsRecordDocument, { fetchPolicy: "network-only" });
  const { busy, retry } = useRetry(refetch);
  if (data) return children(data.settings);
  if (error && !loading)
    return <ErrorState text="The settings could not be loaded. Please try again." onRetry={retry} busy={busy} />;
  return <WaitNotice text="Loading settings..." />;
}

/** The site's name as the pages show it without a logo. */
const Wordmark = styled("span")(({ theme }) => ({
  ...theme.typography.h3,
  display: "grid",
  placeItems: "center",
  aspectRatio: "480 / 160",
  overflow: "hidden",
  fontWeight: 500,
  letterSpacing: "-0.035em",
}));

const Strip = styled("div")({ marginTop: -8 });
