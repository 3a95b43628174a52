import { useApolloClient, useMutation, useQuery } from "@apollo/client/react";
import { useAttempt } from "../../../../../admin/graphql/useAttempt";
import { evictLists } from "../../../../../admin/graphql/cacheChanges";
import { useUndo } from "../../../../../admin/graphql/useUndo";
import {
  LinkPiecesDocument,
  PieceGarmentsDocument,
  type PieceGarmentsQuery,
  UnlinkPiecesDocument,
} from "../../../../../graphql/generated/adminOperations";
import type { FactsValue } from "./pieceValues";
import { useToast } from "../../../../../shared/toast/ToastContext";

export type StoredPiece = NonNullable<PieceGarmentsQuery["outfit"]>["pieces"][number];

/** Read again after each change, and after its undo. */
const lists = ["outfit"];

export interface PieceGarments {
  /** What the saved title names, a piece each. */
  readPieces: readonly FactsValue[];
  /** Undefined for a piece that is not saved yet. */
  find: (pieceId: string) => StoredPiece | undefined;
  /** Makes a piece the same as another one. They are stored at once, without the form. */
  link: (piece: StoredPiece, other: { pieceId: string; version: number | null }) => Promise<boolean>;
  unlink: (piece: StoredPiece) => Promise<boolean>;
}

/** The garments of an outfit's saved pieces. @param outfitId null for a new outfit. */
export function usePieceGarments(outfitId: string | null): PieceGarments {
  const { cache } = useApolloClient();
  const toast = useToast();
  const attempt = useAttempt();
  const undo = useUndo(lists);
  const [link] = useMutation(LinkPiecesDocument);
  const [unlink] = useMutation(UnlinkPiecesDocument);
  const { data } = useQuery(PieceGarmentsDocument, { variables: { id: outfitId ?? "" }, skip: outfitId === null });
  const pieces = data?.outfit?.pieces ?? [];
  const change = (title: string, run: () => Promise<string | null | undefined>) =>
    attempt(async () => {
      try {
        toast({ title, ...undo(await run()) });
      } finally {
        // A conflict, too, shows the present garments.
        evictLists(cache, lists);
      }
    });
  return {
    readPieces: data?.outfit?.readPieces ?? [],
    find: (pieceId) => pieces.find(({ id }) => id === pieceId),
    link: ({ id, garment }, other) =>
      change("Pieces linked", async () => {
        const input = {
          pieceId: id,
          version: garment?.version ?? null,
          otherId: other.pieceId,
          otherVersion: other.version,
        };
        return (await link({ variables: { input } })).data?.linkPieces.undoId;
      }),
    unlink: ({ id, garment }) =>
      change("Piece unlinked", async () => {
        if (!garment) return null;
        const input = { garmentId: garment.id, version: garment.version, pieceIds: [id] };
        return (await unlink({ variables: { input } })).data?.unlinkPieces.undoId;
      }),
  };
}
