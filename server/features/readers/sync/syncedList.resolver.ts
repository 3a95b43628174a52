import { Arg, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from "type-graphql";
import type { RequestContext } from "../../../core/graphql/context";
import { Public } from "../../../core/graphql/publicOperation";
import { SyncedList } from "./syncedList.entity";
import { DeleteSyncedListInput, OpenSyncedListInput, SaveSyncedListInput } from "./syncedList.inputs";
import { deleteSyncedList, openSyncedList, saveSyncedList } from "./syncedList.service";

@Resolver(() => SyncedList)
export class SyncedListResolver {
  // A mutation, because it notes the use, needs the newest version, and its id must be in no address or cache.
  @Public()
  @Mutation(() => SyncedList, {
    nullable: true,
    description:
      "Reads an encrypted list; null when its code has ended. At most 120 requests for lists a minute per client address.",
  })
  openSyncedList(
    @Arg("input", () => OpenSyncedListInput, { description: "The list." }) { id }: OpenSyncedListInput,
    @Ctx() { db, clientAddress }: RequestContext,
  ): Promise<SyncedList | null> {
    return openSyncedList(db, id, clientAddress);
  }

  @Public()
  @Mutation(() => Int, {
    description:
      "Saves an encrypted list and returns its new version. CONFLICT when the list has another version, NOT_FOUND when it was deleted. At most 20 new lists an hour per client address.",
  })
  saveSyncedList(
    @Arg("input", () => SaveSyncedListInput, { description: "The list, and the version it is based on." })
    input: SaveSyncedListInput,
    @Ctx() { db, clientAddress }: RequestContext,
  ): Promise<number> {
    return saveSyncedList(db, input, clientAddress);
  }

  @Public()
  @Mutation(() => Boolean, {
    description: "Deletes an encrypted list: its code opens nothing any more. False when it was deleted before.",
  })
  deleteSyncedList(
    @Arg("input", () => DeleteSyncedListInput, { description: "The list." }) input: DeleteSyncedListInput,
    @Ctx() { db, clientAddress }: RequestContext,
  ): Promise<boolean> {
    return deleteSyncedList(db, input, clientAddress);
  }

  @FieldResolver(() => String, { description: "The encrypted list in base64." })
  content(@Root() { content }: SyncedList): string {
    return content.toString("base64");
  }
}
