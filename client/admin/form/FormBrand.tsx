import { BrandSuggest } from "./BrandSuggest";
import { FormSlot } from "./FormSlot";

/** The field `brandName` of a product: who makes it, apart from the shop that sells it. */
export function FormBrand({ hint }: { hint?: string }) {
  return (
    <FormSlot<string> name="brandName" label="Brand" hint={hint}>
      {({ id, value, setValue, onBlur, aria }) => (
        <BrandSuggest id={id} value={value} onChange={setValue} onBlur={onBlur} aria={aria} />
      )}
    </FormSlot>
  );
}
