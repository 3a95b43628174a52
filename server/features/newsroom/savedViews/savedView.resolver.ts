import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import { createRecordResolver } from "../../../core/write/contentResolver";
import { write } from "../../../core/write/write";
import type { RequestContext } from "../../../core/graphql/context";
import { RequiresRole } from "../../../core/graphql/requiresRole";
import { SavedView, ViewScreen } from "./savedView.entity";
import { CreateSavedViewInput, SetDefaultViewInput, UpdateSavedViewInput } from "./savedView.inputs";
import {
  createSavedView,
  deleteSavedView,
  findDefaultView,
  listSavedViews,
  mayChangeView,
  requireActor,
  setDefaultView,
  updateSavedView,
} from "./savedView.service";

const RecordResolver = createRecordResolver({
  entity: SavedView,
  name: "SavedView",
  role: "contributor",
  scope: "manage",
  create: {
    input: CreateSavedViewInput,
    description: "Saves a view of a screen. BAD_USER_INPUT.",
    inputDescription: "The view.",
    run: createSavedView,
  },
  update: {
    input: UpdateSavedViewInput,
    description: "Changes a view: its author, or an admin if it is shared. NOT_FOUND, FORBIDDEN, BAD_USER_INPUT.",
    inputDescription: "The changes.",
    run: updateSavedView,
  },
  remove: {
    returns: ID,
    description: "Deletes a view and returns its id: its author, or an admin if it is shared. NOT_FOUND, FORBIDDEN.",
    inputDescription: "Id of the view.",
    run: deleteSavedView,
  },
});

/** Views of the list screens: each administrator has views of their own, and sees shared ones. */
@Resolver(() => SavedView)
export class SavedViewResolver extends RecordResolver {
  @RequiresRole("contributor", "read")
  @Query(() => [SavedView], { description: "Own and shared views of a screen, by name." })
  savedViews(
    @Arg("screen", () => ViewScreen, { description: "The screen." }) screen: ViewScreen,
    @Ctx() context: RequestContext,
  ): Promise<SavedView[]> {
    return listSavedViews(context.db, requireActor(context), screen);
  }

  @RequiresRole("contributor", "read")
  @Query(() => SavedView, { nullable: true, description: "The view in which a screen opens for the caller." })
  defaultView(
    @Arg("screen", () => ViewScreen, { description: "The screen." }) screen: ViewScreen,
    @Ctx() context: RequestContext,
  ): Promise<SavedView | null> {
    return findDefaultView(context.db, requireActor(context), screen);
  }

  @FieldResolver(() => Boolean, { description: "Whether the caller may change it: its author, or an admin if shared." })
  canChange(@Root() view: SavedView, @Ctx() context: RequestContext): boolean {
    return mayChangeView(requireActor(context), view);
  }

  @FieldResolver(() => Boolean, { description: "Whether the caller saved it." })
  isOwn(@Root() view: SavedView, @Ctx() context: RequestContext): boolean {
    return view.authorId === requireActor(context).id;
  }

  @RequiresRole("contributor", "manage")
  @Mutation(() => SavedView, {
    nullable: true,
    description: "Chooses the view in which a screen opens for the caller, or none. NOT_FOUND.",
  })
  setDefaultView(
    @Arg("input", () => SetDefaultViewInput, { description: "The screen and its view." }) input: SetDefaultViewInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<SavedView | null> {
    return write(db, actor, (change) => setDefaultView(change, input));
  }
}
