import type { ReactNode } from "react";
import { FormGrid, WideField } from "../../../shared/admin/form/FormGrid";
import { FormNumber } from "../../../shared/admin/form/FormNumber";
import { FormText } from "../../../shared/admin/form/FormText";
import { generalSection } from "./settingsSections";
import { SettingsTab, type SettingsTabProps } from "./SettingsTab";

/** @param picture the field named `logo`. */
export function GeneralSettings({ settings, picture }: SettingsTabProps & { picture: ReactNode }) {
  return (
    <SettingsTab
      settings={settings}
      section={generalSection}
      title="General"
      text="What the site is called, and how much its lists show."
    >
      <FormGrid>
        <FormText name="siteName" label="Site Name" required hint="In the titles of all pages and at the top." />
        <FormText name="siteTagline" label="Site Tagline" hint="One line about the site." />
        <WideField>{picture}</WideField>
        <WideField>
          <FormText
            name="contactEmail"
            label="Contact Email"
            type="email"
            hint="Stands in the legal texts. Without one they name no address."
          />
        </WideField>
        <FormNumber
          name="featuredCelebsCount"
          label="Featured Celebrities"
          min={1}
          max={20}
          required
          hint="How many the home page shows, 1 to 20."
        />
        <FormNumber
          name="postsPerPage"
          label="Posts per Page"
          min={5}
          max={50}
          required
          hint="Articles per page of the blog, 5 to 50."
        />
      </FormGrid>
    </SettingsTab>
  );
}
