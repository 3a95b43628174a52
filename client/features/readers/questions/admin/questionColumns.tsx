import { styled } from "@mui/material/styles";
import { questionPicturePath } from "../../../../../site/apiPaths";
import type { AdminColumn } from "../../../../admin/grid/gridTypes";
import { GridThumb } from "../../../../admin/grid/GridThumb";
import type { QuestionRowFragment, QuestionStatus } from "../../../../graphql/generated/adminOperations";
import { paddedDate } from "../../../../shared/format/date";

export const questionStates: Readonly<Record<QuestionStatus, string>> = {
  OPEN: "Open",
  ANSWERED: "Answered",
  DISMISSED: "Dismissed",
};

/** Returns the address of the picture, which editors alone can open; empty once it is deleted. */
export const getPicture = ({ id, pictureDeletedAt }: QuestionRowFragment): string =>
  pictureDeletedAt ? "" : questionPicturePath(id);

export const questionColumns: readonly AdminColumn<QuestionRowFragment>[] = [
  {
    field: "picture",
    label: "Picture",
    width: 72,
    phone: "picture",
    render: (row) => <GridThumb src={getPicture(row)} kind="outfit" />,
  },
  {
    field: "body",
    label: "Question",
    flex: 3,
    minWidth: 240,
    phone: "title",
    render: ({ body }) => <Text>{body}</Text>,
  },
  { field: "askerCount", label: "Askers", width: 100, render: ({ askerCount }) => askerCount },
  { field: "status", label: "State", width: 120, render: ({ status }) => questionStates[status] },
  { field: "createdAt", label: "Asked", width: 130, render: ({ createdAt }) => paddedDate(createdAt) },
];

const Text = styled("span")({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  minWidth: 0,
  whiteSpace: "normal",
  overflowWrap: "anywhere",
  lineHeight: 1.4,
});
