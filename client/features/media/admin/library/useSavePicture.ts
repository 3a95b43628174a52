import { useMutation } from "@apollo/client/react";
import { evictLists } from "../../../../graphql/admin/cacheChanges";
import { trySave } from "../../../../graphql/admin/trySave";
import { useReload } from "../../../../graphql/admin/useReload";
import { PictureRecordDocument, UpdatePictureDocument } from "../../../../graphql/generated/adminOperations";
import type { RowVersion, SaveOutcome } from "../../../../shared/admin/record/recordTypes";
import { pictureLists } from "./pictureFacts";
import { pictureValues, type PictureValues } from "./pictureValues";

interface SavePicture {
  save: (values: PictureValues, version: number | null) => Promise<SaveOutcome<PictureValues>>;
  /** Reads the current row; null when it was deleted. */
  reload: () => Promise<RowVersion<PictureValues> | null>;
}

/** Saves the texts and the focal point of a picture. */
export function useSavePicture(id: string): SavePicture {
  const reload = useReload(PictureRecordDocument, (data) => data.picture);
  const [change] = useMutation(UpdatePictureDocument);
  return {
    save: (values, version) =>
      trySave(async () => {
        await change({
          variables: { input: { id, version: version ?? 0, ...values } },
          update: (cache) => evictLists(cache, pictureLists),
        });
      }),
    reload: async () => {
      const row = await reload(id);
      return row && { values: pictureValues(row), version: row.version };
    },
  };
}
