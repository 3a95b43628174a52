import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { Change } from "../../../content/write/change";
import type { RequestContext } from "../../../shared/graphql/context";
import { RequiresRole } from "../../../shared/graphql/requiresRole";
import { createConnectionType } from "../../../shared/paging/connection";
import { deleteUnusedPictures } from "./deletePictures.service";
import { Picture } from "./picture.entity";
import { DeleteUnusedPicturesInput, PicturesArgs, ReplacePictureInput, UpdatePictureInput } from "./picture.inputs";
import { pictureUses } from "./picture.loaders";
import { PictureUse } from "./picture.types";
import { findPicture, listPictures } from "./pictures.service";
import { replacePicture } from "./replacePicture.service";
import { updatePicture } from "./savePicture.service";

const PictureConnection = createConnectionType(Picture);

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
    return updatePicture(db, actor, input);
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
    return replacePicture(db, actor, input);
  }

  @RequiresRole("editor", "content")
  @Mutation(() => Int, {
    description: "Deletes unused pictures from the library and skips those in use. Returns the number of pictures.",
  })
  deleteUnusedPictures(
    @Arg("input", () => DeleteUnusedPicturesInput, { description: "The pictures." }) input: DeleteUnusedPicturesInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<number> {
    return deleteUnusedPictures(db, actor, input);
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
