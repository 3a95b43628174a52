import { useSuspenseQuery } from "@apollo/client/react";
import { StyleMatchForm } from "../../../features/content/outfit/StyleMatchForm";
import { OutfitsPageStyleMatchDocument } from "../../../graphql/generated/operations";
import { OutfitsPageDialogError } from "./OutfitsPageDialogError";
import type { OutfitsAddress } from "./outfitsQuery";

export function OutfitsPageStyleMatch({ address }: { address: OutfitsAddress }) {
  const { data, refetch } = useSuspenseQuery(OutfitsPageStyleMatchDocument, { errorPolicy: "all" });
  if (!data) return <OutfitsPageDialogError refetch={refetch} />;
  const styles = [
    ["Minimalist", data.minimalist],
    ["Bohemian", data.bohemian],
    ["Streetwear", data.streetwear],
    ["Y2K", data.y2k],
    ["Classic", data.classic],
  ] as const;
  const choices = styles.map(([name, { totalCount, edges }]) => ({
    name,
    count: totalCount,
    image: edges[0]?.node.image ?? null,
    focalPoint: edges[0]?.node.focalPoint,
  }));
  return <StyleMatchForm choices={choices} chosen={choices.find(({ name }) => name === address.style)?.name} />;
}
