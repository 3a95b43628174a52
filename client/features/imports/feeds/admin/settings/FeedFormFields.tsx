import { useFormikContext } from "formik";
import { FormGrid, WideField } from "../../../../../admin/form/FormGrid";
import { FormSelect } from "../../../../../admin/form/FormSelect";
import { FormSwitch } from "../../../../../admin/form/FormSwitch";
import { FormText } from "../../../../../admin/form/FormText";
import { useFeedChoices } from "../feedChoices";
import { feedFormats, formatLabels } from "../feedFormats";
import { FeedColumnFields } from "./FeedColumnFields";
import { feedLabels, type FeedValues } from "./feedKind";

const formats = feedFormats.map((value) => ({ value, label: formatLabels[value] }));

/** "5:00 AM your time (03:00 UTC)" for an hour of UTC, today. */
function describeHour(hour: number): string {
  const local = new Date(new Date().setUTCHours(hour, 0, 0, 0));
  const time = local.toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" });
  return `${time} your time (${String(hour).padStart(2, "0")}:00 UTC)`;
}

const hours = () => Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: describeHour(hour) }));

/** The fields of a feed. */
export function FeedFormFields() {
  const { values } = useFormikContext<FeedValues>();
  const { programs, fields } = useFeedChoices();
  const hasAddress = values.address.trim() !== "";
  return (
    <FormGrid>
      <FormText name="name" label={feedLabels.name} required placeholder="Tide Studio" />
      <FormSelect
        name="format"
        label={feedLabels.format}
        options={formats}
        hint={values.format === "DETECT" ? "It is found out from the file." : undefined}
      />
      <WideField>
        <FormText
          name="address"
          type="url"
          label={feedLabels.address}
          placeholder="https://shop.example/products.csv"
          hint="Where the shop or network offers the file. Leave it empty to upload files yourself."
        />
      </WideField>
      {hasAddress ? (
        <FormSwitch
          name="isNightly"
          label={feedLabels.isNightly}
          hint="New products and prices arrive by themselves."
        />
      ) : null}
      {hasAddress && values.isNightly ? (
        <FormSelect name="runHour" label={feedLabels.runHour} options={hours()} />
      ) : null}
      {values.format === "MAPPED" ? (
        <WideField>
          <FeedColumnFields fields={fields} />
        </WideField>
      ) : null}
      <FormText
        name="currency"
        label={feedLabels.currency}
        placeholder="EUR"
        hint="For prices without a currency in the file."
      />
      <FormSelect
        name="programId"
        label={feedLabels.programId}
        options={programs}
        emptyLabel="As the links say"
        hint="Its limit decides how long prices are shown."
      />
      <WideField>
        <FormText
          name="linkTemplate"
          label={feedLabels.linkTemplate}
          placeholder="https://shop.example/products/{handle}"
          hint="The link of each product: {handle} is its ID, {link} the link in the file. Leave it empty to use the links of the file."
        />
      </WideField>
    </FormGrid>
  );
}
