import { InboxScreen } from "../../../admin/grid/InboxScreen";
import { CorrectionDialog } from "../../../features/readers/corrections/admin/CorrectionDialog";
import { correctionColumns, correctionStates } from "../../../features/readers/corrections/admin/correctionColumns";
import { AdminCorrectionsDocument } from "../../../graphql/generated/adminOperations";

/** Corrections: what readers say is wrong, open ones first. */
export const CorrectionsPage = () => (
  <InboxScreen
    title="Corrections"
    text="What readers say is wrong about a look, open ones first. Nothing is public before you accept it."
    noun={["correction", "corrections"]}
    order={{ value: "NEWEST", label: "Newest", naturally: "desc" }}
    states={correctionStates}
    columns={correctionColumns}
    query={AdminCorrectionsDocument}
    getRows={({ corrections }) => corrections}
    renderDialog={(row, onClose) => <CorrectionDialog correction={row} onClose={onClose} />}
  />
);
