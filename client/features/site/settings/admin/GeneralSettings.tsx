import type { ReactNode } from "react";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useFormikContext } from "formik";
import { FormGrid, WideField } from "../../../../admin/form/FormGrid";
import { FormNumber } from "../../../../admin/form/FormNumber";
import { FormSelect } from "../../../../admin/form/FormSelect";
import { FormText } from "../../../../admin/form/FormText";
import type { SelectOption } from "../../../../admin/form/selectOptions";
import { generalSection } from "./settingsSections";
import { SettingsTab, type SettingsTabProps } from "./SettingsTab";
import { useMutation, useQuery } from "@apollo/client/react";
import { useAttempt } from "../../../../admin/graphql/useAttempt";
import {
  LoadedRatesDocument,
  LoadExchangeRatesDocument,
  type LoadedRatesFragment,
} from "../../../../graphql/generated/adminOperations";
import { paddedDate } from "../../../../shared/format/date";
import { plural } from "../../../../shared/format/plural";
import { useToast } from "../../../../shared/toast/ToastContext";

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

const centralBank = "https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml";

/** The address of the exchange rates, what is loaded, and a button that loads them. @param saved the saved address. */
function ExchangeRatesField({ saved }: { saved: string }) {
  const { values, setFieldValue } = useFormikContext<{ exchangeRatesAddress: string }>();
  const { text, busy, load } = useExchangeRates(saved);
  const address = values.exchangeRatesAddress.trim();
  return (
    <div>
      <FormText
        name="exchangeRatesAddress"
        label="Exchange Rates"
        type="url"
        placeholder={centralBank}
        hint="The European Central Bank's daily file, loaded every day. Lists with several currencies then show “about” prices, too. Leave blank to convert nothing."
      />
      <Row>
        <span role="status">{text}</span>
        {address === "" ? (
          <Button
            size="small"
            variant="outlined"
            onClick={() => void setFieldValue("exchangeRatesAddress", centralBank)}
          >
            Use the bank’s address
          </Button>
        ) : (
          <Button size="small" variant="outlined" disabled={busy || address !== saved} onClick={() => void load()}>
            {address === saved ? "Load now" : "Save before loading"}
          </Button>
        )}
      </Row>
    </div>
  );
}

const Row = styled("div")(({ theme }) => ({
  ...theme.typography.body2,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 12px",
  minHeight: 44,
  color: theme.vars.palette.text.secondary,
}));

/** "30 rates of Nov 24, 2026". */
const describeRates = ({ day, rates }: LoadedRatesFragment): string =>
  `${plural(rates.length, "rate")} of ${paddedDate(day)}`;

interface LoadedRates {
  /** What is loaded; undefined until it is known. */
  text: string | undefined;
  busy: boolean;
  load: () => Promise<unknown>;
}

/** The loaded exchange rates, and a function that loads the newest ones. @param address as saved in the settings. */
function useExchangeRates(address: string): LoadedRates {
  const toast = useToast();
  const attempt = useAttempt();
  const { data } = useQuery(LoadedRatesDocument, { fetchPolicy: "cache-and-network" });
  const [load, { loading }] = useMutation(LoadExchangeRatesDocument, {
    update: (cache, result) =>
      cache.writeQuery({ query: LoadedRatesDocument, data: { exchangeRates: result.data?.loadExchangeRates ?? null } }),
  });
  const rates = address === "" ? null : data?.exchangeRates;
  return {
    text: rates === undefined ? undefined : rates ? describeRates(rates) : "No recent rates are loaded",
    busy: loading,
    load: () =>
      attempt(async () => {
        const { data: loaded } = await load();
        if (loaded) toast({ title: "Exchange Rates Loaded", text: describeRates(loaded.loadExchangeRates) });
      }),
  };
}
