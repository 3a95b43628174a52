import { MaxLength } from "class-validator";
import { Field, InputType } from "type-graphql";
import { OptionalText, RequestId, RowId } from "../../../../core/graphql/inputs";
import { combine } from "../../../../core/graphql/combineDecorators";

const Text = (description: string): PropertyDecorator =>
  combine(
    Field(() => String, { description }),
    MaxLength(200, { message: "At most 200 characters" }),
  );

@InputType()
abstract class PayoutFields {
  @Text("Day on which it was paid, YYYY-MM-DD; not in the future.") paidOn: string;
  @Text("Amount with its currency, for example USD 500.00.") amount: string;
  @Text("First day of the sales in the site's time zone, YYYY-MM-DD.") from: string;
  @Text("Last day of the sales, YYYY-MM-DD; at most 366 days in all.") to: string;
  @OptionalText("Note.", 500) note?: string | null;
}

@InputType({ description: "A new payout." })
export class CreatePayoutInput extends PayoutFields {
  @RequestId() requestId?: string | null;
  @RowId("UUID of the affiliate program that paid.") programId: string;
}

@InputType({ description: "What a payout is after its correction. Its program stays." })
export class UpdatePayoutInput extends PayoutFields {
  @RowId("UUID of the payout.") id: string;
}
