import { Matches, MaxLength, Min } from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import { maxContentBytes } from "./syncedList.entity";
import { syncMessages } from "./syncedList.messages";

@InputType({ description: "The list to open." })
export class OpenSyncedListInput {
  @Field(() => ID, { description: "Id that the browser derives from the code: 128 bits in base64url." })
  @Matches(/^[\w-]{22}$/, { message: syncMessages.badId })
  id: string;
}

@InputType({ description: "The list to delete, with the right to do so." })
export class DeleteSyncedListInput extends OpenSyncedListInput {
  @Field(() => String, { description: "Write token that the browser derives from the code: 256 bits in base64url." })
  @Matches(/^[\w-]{43}$/, { message: syncMessages.badToken })
  token: string;
}

@InputType({ description: "A new version of a list." })
export class SaveSyncedListInput extends DeleteSyncedListInput {
  @Field(() => Int, { description: "The version that the change is based on; 0 for a new list." })
  @Min(0, { message: syncMessages.badVersion })
  version: number;

  @Field(() => String, { description: `The encrypted list in base64: at most ${maxContentBytes} bytes.` })
  @MaxLength(Math.ceil(maxContentBytes / 3) * 4, { message: syncMessages.tooLong })
  content: string;
}
