import { Arg, Ctx, Field, FieldResolver, Mutation, ObjectType, Resolver, Root } from "type-graphql";
import { Change } from "../../../../core/write/write";
import { AdminField } from "../../../../core/graphql/adminField";
import type { RequestContext } from "../../../../core/graphql/context";
import { RequiresRole } from "../../../../core/graphql/requiresRole";
import { DependsOn } from "../../../../core/read/sqlRelation";
import { CategoryItem } from "../../../content/category/categoryItem.entity";
import { type ImportedField, importedFieldLabels } from "../sourceFields";
import { AcceptSourceInput, SourceField } from "./acceptSource.inputs";
import { acceptSource } from "./acceptSource.service";

@ObjectType({ description: "A field of an imported item whose value differs from its feed's." })
export class SourceDifference {
  @Field(() => SourceField, { description: "The field." }) field: ImportedField;
  @Field(() => String, { description: "Its name on screens." }) label: string;
  @Field(() => String, { description: "The feed's last value; may be empty." }) source: string;
}

/** What editors changed of imported items. */
@Resolver(() => CategoryItem)
export class SourceDifferenceResolver {
  @AdminField()
  @FieldResolver(() => [SourceDifference], {
    description:
      "Administrators only. Fields that an editor changed, so that imports keep them; empty for other items.",
  })
  @DependsOn<CategoryItem>(
    "sourceValues",
    "categoryName",
    "title",
    "description",
    "image",
    "price",
    "originalPrice",
    "retailer",
    "brandName",
    "affiliateLink",
  )
  sourceDifferences(@Root() item: CategoryItem): SourceDifference[] {
    const current: Record<ImportedField, string> = {
      category_name: item.categoryName,
      title: item.title,
      description: item.description,
      image: item.image,
      price: item.price,
      original_price: item.originalPrice,
      retailer: item.retailer,
      brand_name: item.brandName,
      affiliate_link: item.affiliateLink,
    };
    return (Object.keys(current) as ImportedField[]).flatMap((field) => {
      const source = item.sourceValues?.[field];
      return source === undefined || source === current[field]
        ? []
        : [{ field, label: importedFieldLabels[field], source }];
    });
  }

  @RequiresRole("editor", "content")
  @Mutation(() => Change, { description: "Gives fields of imported items the values of their feeds." })
  acceptSourceValues(
    @Arg("input", () => AcceptSourceInput, { description: "Items and fields." }) input: AcceptSourceInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Change> {
    return acceptSource(db, actor, input);
  }
}
