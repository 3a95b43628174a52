import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useFormikContext } from "formik";
import { FormText } from "../../../../admin/form/FormText";
import { useExchangeRates } from "./useExchangeRates";

const centralBank = "https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml";

/** The address of the exchange rates, what is loaded, and a button that loads them. @param saved the saved address. */
export function ExchangeRatesField({ saved }: { saved: string }) {
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
      <Line>
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
      </Line>
    </div>
  );
}

const Line = styled("div")(({ theme }) => ({
  ...theme.typography.body2,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 12px",
  minHeight: 44,
  color: theme.vars.palette.text.secondary,
}));
