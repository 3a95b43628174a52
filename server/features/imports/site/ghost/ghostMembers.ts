import { ImportRefused } from "../../../../core/table/importRefused";
import { findColumns, namedCells, type TableFormat } from "../../../../core/table/columns";
import { openFile } from "../../../../core/table/openFile";
import { openTable } from "../../../../core/table/openTable";
import { normalizeMailAddress } from "../../../../core/text/mailAddress";
import { withoutDate } from "../../../../core/time/readDate";
import type { ExportFile, SiteProblem, SiteRecord } from "../siteRecord.types";
import { readGhostDate } from "./ghostArticle";
import { textOf } from "./ghostTables";

type Row = Record<string, unknown>;

const format: TableFormat<"email", "id" | "subscribed" | "created" | "deleted"> = {
  name: "members file of Ghost",
  required: { email: "email" },
  optional: {
    id: "id",
    subscribed: ["subscribed_to_emails", "subscribed"],
    created: "created_at",
    deleted: "deleted_at",
  },
};

/** Returns whether a text begins as the members file of Ghost. */
export function isMembersFile(beginning: string): boolean {
  const titles = beginning
    .split("\n", 1)[0]
    .toLowerCase()
    .split(/[,;\t]/);
  const names = new Set(titles.map((title) => title.replace(/["\s\ufeff]/g, "")));
  return names.has("email") && names.has("subscribed_to_emails");
}

interface Member {
  email: string;
  subscribed: boolean;
  created: unknown;
  place: { key: string; line: string };
}

function toRecord({ email, subscribed, created, place }: Member): SiteRecord {
  const subscribedAt = readGhostDate(created);
  const isUnread = !subscribedAt && typeof created === "string" && created.trim() !== "";
  return {
    kind: "subscriber",
    ...place,
    oldPaths: [],
    values: { email: email.trim(), source: "Ghost", subscribedAt, subscribed },
    unread: isUnread ? [withoutDate(created.trim())] : [],
  };
}

const isNo = (text: string): boolean => ["false", "0", "no"].includes(text.trim().toLowerCase());

/** Yields the people of a members file. Their keys name them also when the JSON file has the same members. */
export async function* membersOfFile(file: ExportFile): AsyncGenerator<SiteRecord | SiteProblem> {
  const problems: SiteProblem[] = [];
  const report = (line: number, sentence: string) =>
    problems.push({ kind: "problem", line: `${file.name}, line ${line}`, sentence });
  try {
    const table = await openTable(await openFile(file));
    const places = findColumns(table, format);
    for await (const { line, cells } of table.rows(report)) {
      yield* problems.splice(0);
      const { email, subscribed = "", created = "", deleted = "" } = namedCells(cells, places);
      yield toRecord({
        email,
        subscribed: !isNo(subscribed) && deleted.trim() === "",
        created,
        place: { key: normalizeMailAddress(email), line: `${file.name}, line ${line}` },
      });
    }
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error;
    const sentence = error.message.replace("Nothing was written.", "Nothing after it was read.");
    problems.push({ kind: "problem", line: file.name, sentence });
  }
  yield* problems;
}

/** Returns the person of a row of the table "members". */
export function memberOfRow(row: Row, line: string): SiteRecord {
  const email = textOf(row, "email");
  const isLeft = [row.subscribed, row.subscribed_to_emails].some((value) => value === false || value === 0);
  return toRecord({
    email,
    subscribed: !isLeft && row.email_disabled !== 1 && row.email_disabled !== true,
    created: row.created_at,
    place: { key: normalizeMailAddress(email), line },
  });
}
