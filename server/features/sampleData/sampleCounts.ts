import { Field, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "Rows of the sample data, by kind; those in the trash count too." })
export class SampleCounts {
  @Field(() => Int, { description: "Celebrities." }) celebrities: number;
  @Field(() => Int, { description: "Outfits." }) outfits: number;
  @Field(() => Int, { description: "Affiliate products." }) affiliateProducts: number;
  @Field(() => Int, { description: "Category items." }) categoryItems: number;
  @Field(() => Int, { description: "Articles." }) blogPosts: number;
  @Field(() => Int, { description: "Newsletter subscribers." }) subscribers: number;
  @Field(() => Int, { description: "Testimonials." }) testimonials: number;
  @Field(() => Int, { description: "Posts of the social feed." }) socialPosts: number;
  @Field(() => Int, { description: "Terms of the tag and category lists." }) terms: number;
  @Field(() => Int, { description: "Views of pages." }) pageViews: number;
  @Field(() => Int, { description: "Clicks on links." }) linkClicks: number;
  @Field(() => Int, { description: "Conversions." }) conversions: number;
}

@ObjectType({ description: "Rows of the sample data that rows of the editors' own depend on." })
export class KeptSampleRows {
  @Field(() => Int, { description: "Celebrities with outfits that are kept." }) celebrities: number;
  @Field(() => Int, { description: "Outfits with products of the editors' own." }) outfits: number;
  @Field(() => Int, { description: "Terms that rows of the editors' own use." }) terms: number;
}

@ObjectType({ description: "What there is of the sample data, for whoever is about to remove it." })
export class SampleDataStatus {
  @Field(() => SampleCounts, { description: "All of it." }) counts: SampleCounts;
  @Field(() => Int, { description: "Of these, rows that an editor has changed since." }) edited: number;
  @Field(() => KeptSampleRows, { description: "Of these, what a removal would keep." }) kept: KeptSampleRows;
}

@ObjectType({ description: "What became of the sample data." })
export class SampleDataRemoval {
  @Field(() => SampleCounts, { description: "Rows that are gone." }) removed: SampleCounts;
  @Field(() => KeptSampleRows, { description: "Rows that stay, and are no sample data any more." })
  kept: KeptSampleRows;
}
