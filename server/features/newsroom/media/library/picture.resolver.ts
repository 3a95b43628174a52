import DataLoader from "dataloader";
import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { write, Change } from "../../../../core/write/write";
import type { LoaderFactory, RequestContext } from "../../../../core/graphql/context";
import { RequiresRole } from "../../../../core/graphql/requiresRole";
import { createConnectionType } from "../../../../core/paging/connection";
import { Picture } from "./picture.entity";
import { DeleteUnusedPicturesInput, PicturesArgs, ReplacePictureInput, UpdatePictureInput } from "./picture.inputs";
import { PictureUse } from "./picture.types";
import { findPicture, listPictures, deleteUnusedPictures } from "./pictures.service";
import { usesSql } from "./pictureUses";
import { replacePicture } from "./replacePicture.service";
import { updatePicture } from "./savePicture.service";

const PictureConnection = createConnectionType(Picture);

interface Uses {
  /** Number of all rows that use the picture. */
  count: number;
  first: PictureUse[];
}

/** A placeholder can be the picture of thousands of rows. */
const maxListed = 50;

/** Loads the uses of pictures by address. A row that uses a picture twice is one use. */
const pictureUses: LoaderFactory<string, Uses> = (db) =>
  new DataLoader(async (addresses) => {
    const rows: (PictureUse & { address: string; count: number; place: number })[] = await db.query(
      `SELECT * FROM (
         SELECT address, kind, id, title, "isTrashed", "isScheduled", (count(*) OVER uses)::int AS count,
           (row_number() OVER (uses ORDER BY "isTrashed", "isScheduled", kind, title, id))::int AS place
         FROM (SELECT address, kind, id, max(title) AS title, bool_and(is_trashed) AS "isTrashed", bool_and(is_scheduled) AS "isScheduled"
               FROM (${usesSql}) every WHERE address = ANY($1) GROUP BY address, kind, id) one
         WINDOW uses AS (PARTITION BY address)) listed
       WHERE place <= ${maxListed} ORDER BY place`,
      [addresses],
    );
    return addresses.map((address) => {
      const first = rows.filter((row) => row.address === address);
      return { count: first[0]?.count ?? 0, first };
    });
  });

/** The media library. Uploads and crops have routes below /api. */
@Resolver(() => Picture)
export class PictureResolver {
  @RequiresRole("contributor", "read")
  @Query(() => PictureConnection, { description: "The media library, newest first." })
  pictures(@Args(() => PicturesArgs) args: PicturesArgs, @Ctx() { db }: RequestContext) {
    return listPictures(db, args);
  }

  @RequiresRole("contributor", "read")
  @Query(() => Picture, { nullable: true, description: "One picture of the library; null when there is none." })
  picture(
    @Arg("id", () => ID, { description: "UUID." }) id: string,
    @Ctx() { db }: RequestContext,
  ): Promise<Picture | null> {
    return findPicture(db, id);
  }

  @RequiresRole("editor", "content")
  @Mutation(() => Picture, { description: "Changes the texts and the focal point of a picture." })
  updatePicture(
    @Arg("input", () => UpdatePictureInput, { description: "New values." }) input: UpdatePictureInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Picture> {
    return write(db, actor, (change) => updatePicture(change, input));
  }

  @RequiresRole("editor", "content")
  @Mutation(() => Change, {
    description:
      "Replaces a picture in every row that uses it, also in the texts of articles and in the trash. Both pictures stay in the " +
      "library; scheduled revisions stay as they are.",
  })
  replacePicture(
    @Arg("input", () => ReplacePictureInput, { description: "Both pictures." }) input: ReplacePictureInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Change> {
    return write(db, actor, (change) => replacePicture(change, input));
  }

  @RequiresRole("editor", "content")
  @Mutation(() => Int, {
    description: "Deletes unused pictures from the library and skips those in use. Returns the number of pictures.",
  })
  deleteUnusedPictures(
    @Arg("input", () => DeleteUnusedPicturesInput, { description: "The pictures." }) input: DeleteUnusedPicturesInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<number> {
    return write(db, actor, (change) => deleteUnusedPictures(change, input));
  }

  @FieldResolver(() => Int, { description: "Number of rows that use it, including the trash and scheduled revisions." })
  async useCount(@Root() { address }: Picture, @Ctx() { loader }: RequestContext): Promise<number> {
    return (await loader(pictureUses).load(address)).count;
  }

  @FieldResolver(() => [PictureUse], { description: "The first 50 rows that use it, those in the trash last." })
  async uses(@Root() { address }: Picture, @Ctx() { loader }: RequestContext): Promise<PictureUse[]> {
    return (await loader(pictureUses).load(address)).first;
  }
}
