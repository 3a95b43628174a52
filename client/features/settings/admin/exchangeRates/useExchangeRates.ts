import { useMutation, useQuery } from "@apollo/client/react";
import { useAttempt } from "../../../../admin/graphql/useAttempt";
import { LoadedRatesDocument, LoadExchangeRatesDocument } from "../../../../graphql/generated/adminOperations";
import type { LoadedRatesFragment } from "../../../../graphql/generated/adminOperations";
import { paddedDate } from "../../../../shared/format/date";
import { plural } from "../../../../shared/format/plural";
import { useToast } from "../../../../shared/toast/ToastContext";

/** "30 rates of Nov 24, 2026". */
const describeRates = ({ day, rates }: LoadedRatesFragment): string =>
  `${plural(rates.length, "rate")} of ${paddedDate(day)}`;

export interface LoadedRates {
  /** What is loaded; undefined until it is known. */
  text: string | undefined;
  busy: boolean;
  load: () => Promise<unknown>;
}

/** The loaded exchange rates, and a function that loads the newest ones. @param address as saved in the settings. */
export function useExchangeRates(address: string): LoadedRates {
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
