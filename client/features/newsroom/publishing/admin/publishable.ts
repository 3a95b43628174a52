import { listRoots, publishableTypes } from "../../../../admin/kind/contentKinds";
import type { PublicationQuery, PublishableType } from "../../../../graphql/generated/adminOperations";

/** A row that has a publication status. */
export interface PublishableRef {
  type: PublishableType;
  id: string;
}

export interface PublishableRecord extends PublishableRef {
  version: number;
  status: NonNullable<PublicationQuery["outfit"]>["status"];
  slug: string;
  title: string;
}

/** Lists in which a row appears or disappears with its status. */
export const publishedLists: readonly string[] = [...listRoots(publishableTypes), "releases"];

export const readRecord = ({ type, id }: PublishableRef, data: PublicationQuery): PublishableRecord | null => {
  const row = data[type];
  if (!row) return null;
  return {
    type,
    id,
    version: row.version,
    status: row.status,
    slug: row.slug,
    title: "name" in row ? row.name : row.title,
  };
};
