import { UploadBar } from "../../../shared/admin/upload/UploadBar";
import type { RunningUpload } from "./useImageUpload";

/** The upload of a picture that is on its way. */
export const UploadProgress = (props: RunningUpload & { onCancel: () => void }) => (
  <UploadBar {...props} sentText="Almost there" />
);
