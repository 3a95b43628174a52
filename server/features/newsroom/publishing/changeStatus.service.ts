import type { Write } from "../../../core/write/write";
import { type PublishableRow, PublicationStatus } from "../../../core/kinds/publishableRow";
import { lockRow } from "../../../core/write/saveRow";
import { requireMayPublish } from "../../../core/write/publishRules";
import { publishableKinds } from "./publishableKinds";
import type { StatusInput } from "./publishing.inputs";
import { removeFromReleases } from "./releases/releaseRows";
import { updateStatus } from "./updateStatus";

/**
 * Publishes a row, takes it offline, or hands it over for review; a schedule of it ends.
 * @throws NOT_FOUND, CONFLICT when the version is outdated or a celebrity has published outfits, BAD_USER_INPUT for an
 * outfit whose celebrity is not published, FORBIDDEN for a contributor who publishes.
 */
export async function changeStatus(change: Write, { type, id, version, status }: StatusInput): Promise<PublishableRow> {
  if (status === PublicationStatus.PUBLISHED) requireMayPublish(change.actor);
  const row = await lockRow(change, type, publishableKinds[type].rows.entity, { id, version });
  if (row.status === PublicationStatus.SCHEDULED) await removeFromReleases(change, [id]);
  return updateStatus(change, type, row, status);
}
