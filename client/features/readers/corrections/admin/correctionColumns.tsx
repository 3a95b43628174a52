import { styled } from "@mui/material/styles";
import type { AdminColumn } from "../../../../admin/grid/gridTypes";
import { GridThumb } from "../../../../admin/grid/GridThumb";
import type { CorrectionRowFragment, CorrectionStatus } from "../../../../graphql/generated/adminOperations";
import { paddedDate } from "../../../../shared/format/date";

export const correctionStates: Readonly<Record<CorrectionStatus, string>> = {
  OPEN: "Open",
  ACCEPTED: "Accepted",
  REJECTED: "Rejected",
};

/** The look and the product that a correction is about. */
export const describeSubject = ({ outfit, product }: CorrectionRowFragment): string =>
  `${outfit?.title ?? "A look in the trash"}${product ? `: ${product.title}` : ""}`;

export const correctionColumns: readonly AdminColumn<CorrectionRowFragment>[] = [
  {
    field: "picture",
    label: "Look",
    width: 72,
    phone: "picture",
    render: ({ outfit }) => <GridThumb src={outfit?.image} kind="outfit" />,
  },
  {
    field: "body",
    label: "What is wrong",
    flex: 3,
    minWidth: 240,
    phone: "title",
    render: (row) => (
      <Text>
        <span>{row.body}</span>
        <small>{describeSubject(row)}</small>
      </Text>
    ),
  },
  { field: "status", label: "State", width: 120, render: ({ status }) => correctionStates[status] },
  { field: "createdAt", label: "Sent", width: 130, render: ({ createdAt }) => paddedDate(createdAt) },
];

const Text = styled("span")(({ theme }) => ({
  display: "block",
  minWidth: 0,
  whiteSpace: "normal",
  overflowWrap: "anywhere",
  lineHeight: 1.4,
  "& > span": { display: "-webkit-box", WebkitBoxOrient: "vertical", WebkitLineClamp: 2, overflow: "hidden" },
  "& small": { display: "block", fontSize: "0.8125rem", fontWeight: 400, color: theme.vars.palette.text.secondary },
}));
