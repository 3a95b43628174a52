import type { ReactNode } from "react";
import { FormGrid, WideField } from "../../../admin/form/FormGrid";
import { FormNumber } from "../../../admin/form/FormNumber";
import { FormSelect } from "../../../admin/form/FormSelect";
import { FormText } from "../../../admin/form/FormText";
import type { SelectOption } from "../../../admin/form/selectOptions";
import { ExchangeRatesField } from "./exchangeRates/ExchangeRatesField";
import { generalSection } from "./settingsSections";
import { SettingsTab, type SettingsTabProps } from "./SettingsTab";

const currencyNames = new Intl.DisplayNames("en", { type: "currency" });

const listCurrencies = (): SelectOption[] =>
  Intl.supportedValuesOf("currency").map((code) => ({
    value: code,
    label: `${code}: ${currencyNames.of(code) ?? code}`,
  }));

/** @param picture the field named `logo`. */
export function GeneralSettings({ settings, picture }: SettingsTabProps & { picture: ReactNode }) {
  return (
    <SettingsTab
      settings={settings}
      section={generalSection}
      title="General"
      text="The site's name and currency, and the length of its lists."
    >
      <FormGrid>
        <FormText name="siteName" label="Site Name" required hint="Shown in page titles and in the header." />
        <FormText name="siteTagline" label="Site Tagline" hint="One line that describes the site." />
        <WideField>{picture}</WideField>
        <WideField>
          <FormText
            name="contactEmail"
            label="Contact Email"
            type="email"
            hint="Shown in the legal texts. Leave blank to show no address."
          />
        </WideField>
        <WideField>
          <FormSelect
            name="defaultCurrency"
            label="Currency"
            required
            options={listCurrencies()}
            hint="For prices that name no currency, and for lists that sort or filter by price. If it is a dollar, “$” means this one."
          />
        </WideField>
        <WideField>
          <ExchangeRatesField saved={settings.exchangeRatesAddress} />
        </WideField>
        <FormNumber
          name="featuredCelebsCount"
          label="Featured Celebrities"
          min={1}
          max={20}
          required
          hint="Number of celebrities on the home page, 1 to 20."
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
