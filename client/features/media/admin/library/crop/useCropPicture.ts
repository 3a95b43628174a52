import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { apiPaths } from "../../../../../../site/apiPaths";
import { getErrorMessage } from "../../../../../admin/graphql/adminErrors";
import { adminFetch } from "../../../../../admin/graphql/adminFetch";
import { evictLists } from "../../../../../admin/graphql/cacheChanges";
import { useToast } from "../../../../../shared/toast/ToastContext";
import { pictureLists } from "../pictureFacts";

interface Crop {
  /** The picture. */
  id: string;
  /** In fractions of its width and height. */
  left: number;
  top: number;
  width: number;
  height: number;
}

interface CropPicture {
  busy: boolean;
  /** The error message of the last attempt; null without an error. */
  problem: string | null;
  /** Returns the id of the new picture; null when it failed. */
  crop: (crop: Crop) => Promise<string | null>;
}

/** Stores a part of a picture as a picture of its own. */
export function useCropPicture(): CropPicture {
  const { cache } = useApolloClient();
  const toast = useToast();
  const [state, setState] = useState<{ busy: boolean; problem: string | null }>({ busy: false, problem: null });
  return {
    ...state,
    crop: async (crop) => {
      setState({ busy: true, problem: null });
      try {
        const headers = { "content-type": "application/json" };
        const response = await adminFetch(apiPaths.pictureCrops, {
          method: "POST",
          headers,
          body: JSON.stringify(crop),
        });
        const { id } = (await response.json()) as { id: string };
        evictLists(cache, pictureLists);
        toast({ title: "Picture cropped", text: "The part is a picture of its own. The original is unchanged." });
        setState({ busy: false, problem: null });
        return id;
      } catch (error) {
        setState({ busy: false, problem: getErrorMessage(error) });
        return null;
      }
    },
  };
}
