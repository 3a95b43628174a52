import { useEffect } from "react";
import { FormImage } from "../../../features/newsroom/media/admin/FormImage";
import { LibraryButton } from "../../../features/newsroom/media/admin/picker/LibraryButton";
import { AddImages } from "../../../features/newsroom/media/admin/many/AddImages";
import { useImageUploads } from "../../../features/newsroom/media/admin/many/useImageUploads";
import { OwnEarnings } from "../../../features/money/earnings/admin/OwnEarnings";
import { OutfitDialogs } from "../../../features/content/outfit/admin/OutfitDialogs";
import { NewProducts } from "../../../features/content/product/admin/entry/NewProducts";
import { useSaveNewProducts } from "../../../features/content/product/admin/entry/useSaveNewProducts";
import { OutfitProducts } from "../../../features/content/product/admin/outfits/OutfitProducts";
import type { RecordAddressControl } from "../../../admin/record/useRecordAddress";
import { offerFormSlots } from "../offerFormSlots";

/** The form of an outfit, with image uploads and products from other features. */
export function OutfitsPageDialogs({ control }: { control: RecordAddressControl }) {
  // Here and not in the form, whose tabs unmount what they do not show.
  const uploads = useImageUploads();
  const { reset } = uploads;
  const { address } = control;
  const saveProducts = useSaveNewProducts();
  const isOpen = address.kind !== "none";
  useEffect(() => reset, [isOpen, reset]);
  return (
    <OutfitDialogs
      control={control}
      earnings={(id) => <OwnEarnings by="OUTFIT" id={id} />}
      addPictures={(onAdded) => (
        <AddImages uploads={uploads} onUploaded={(image) => onAdded({ image })}>
          <LibraryButton
            field="Pictures"
            onChoose={({ address: image, alt, focalPoint }) => onAdded({ image, alt, focalPoint })}
          />
        </AddImages>
      )}
      isUploading={uploads.isUploading}
      picture={
        <FormImage
          name="image"
          label="Image URL"
          kind="outfit"
          required
          fills={{ alt: "imageAlt", focalPoint: "focalPoint" }}
        />
      }
      products={(outfitId, pieces) =>
        outfitId ? (
          <OutfitProducts
            outfitId={outfitId}
            picture={<FormImage name="image" label="Image URL" kind="product" />}
            {...offerFormSlots}
          />
        ) : (
          <NewProducts outfitId={null} pieces={pieces} />
        )
      }
      saveProducts={saveProducts}
    />
  );
}
