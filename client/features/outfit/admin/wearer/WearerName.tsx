import { useWearerName } from "./useWearers";

/** Shows a celebrity's name for an id. */
export function WearerName({ id }: { id: string }) {
  return useWearerName(id);
}
