import { UploadBar } from "../../../../admin/upload/UploadBar";
import type { RunningUpload } from "./useImageUpload";

/** Progress of a running image upload. */
export const UploadProgress = (props: RunningUpload & { onCancel: () => void }) => (
  <UploadBar {...props} sentText="Processing" />
);
