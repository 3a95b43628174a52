import type { AffiliateProgramFieldsFragment } from "../../../../graphql/generated/adminOperations";
import { DeleteIcon, EditIcon } from "../../../../admin/adminIcons";
import { RowActions } from "../../../../admin/grid/RowActions";
import { plural } from "../../../../shared/format/plural";
import { StatTable, type StatColumn } from "../../../../admin/figures/StatTable";
import { programKindNames } from "./programKind";

export interface ProgramTableProps {
  programs: readonly AffiliateProgramFieldsFragment[];
  onEdit: (program: AffiliateProgramFieldsFragment) => void;
  onDelete: (program: AffiliateProgramFieldsFragment) => void;
}

export function ProgramTable({ programs, onEdit, onDelete }: ProgramTableProps) {
  const columns: readonly StatColumn<AffiliateProgramFieldsFragment>[] = [
    { label: "Name", render: ({ name }) => name },
    { label: "Kind", render: ({ kind }) => programKindNames[kind] },
    { label: "Hosts", render: ({ hosts }) => hosts.join(", ") || "–" },
    { label: "Links", render: ({ direct }) => (direct ? "Direct" : "Redirect") },
    {
      label: "Price age limit",
      render: ({ priceLimitHours }) => (priceLimitHours === null ? "None" : plural(priceLimitHours, "hour")),
    },
    {
      label: "Actions",
      figure: true,
      render: (program) => (
        <RowActions
          actions={[
            { label: `Edit ${program.name}`, icon: <EditIcon />, onClick: () => onEdit(program) },
            { label: `Delete ${program.name}`, icon: <DeleteIcon />, danger: true, onClick: () => onDelete(program) },
          ]}
        />
      ),
    },
  ];
  return (
    <StatTable
      label="Affiliate programs"
      columns={columns}
      rows={programs}
      getKey={({ id }) => id}
      emptyText="No affiliate programs yet. Add the programs you have joined: links follow their rules, and you can import their reports."
    />
  );
}
