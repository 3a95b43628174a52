import { useWearerName } from "./useWearers";

/** Stands for the id of a celebrity where people read. */
export function WearerName({ id }: { id: string }) {
  return useWearerName(id);
}
