import type { Role } from "../../../core/access/role";
import type { ImportKind } from "../../../core/imports/import.entity";
import type { UndoRules } from "../../../core/imports/undoImport.service";
import { outfitsUndo } from "../../content/product/outfitCsv/importOutfits.service";
import { feedUndo } from "../feeds/run/undoFeedImport.service";
import { subscribersUndo } from "../../readers/readers/csv/importSubscribers.service";
import { siteUndo } from "../site/undoSiteImport.service";
import { salesUndo } from "../../money/sales/conversions/undoSales.service";

/** Who may import what, and how it is undone. */
export const importKinds: Record<ImportKind, { role: Role; undo: UndoRules }> = {
  SALES: { role: "admin", undo: salesUndo },
  SUBSCRIBERS: { role: "editor", undo: subscribersUndo },
  PRODUCTS: { role: "admin", undo: feedUndo },
  SITE: { role: "admin", undo: siteUndo },
  OUTFITS: { role: "editor", undo: outfitsUndo },
};
