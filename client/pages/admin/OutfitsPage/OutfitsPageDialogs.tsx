import { FormImage } from "../../../features/media/admin/FormImage";
import { OutfitDialogs } from "../../../features/outfit/admin/OutfitDialogs";
import { OutfitProducts } from "../../../features/product/admin/outfits/OutfitProducts";
import type { RecordAddressControl } from "../../../shared/admin/record/useRecordAddress";

/** The form of an outfit, with image upload and products from other features. */
export function OutfitsPageDialogs({ control }: { control: RecordAddressControl }) {
  return (
    <OutfitDialogs
      control={control}
      picture={<FormImage name="image" label="Image URL" kind="outfit" required />}
      products={(outfitId) => (
        <OutfitProducts outfitId={outfitId} picture={<FormImage name="image" label="Image URL" kind="product" />} />
      )}
    />
  );
}
