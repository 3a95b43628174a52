import { Field, Int, ObjectType } from "type-graphql";
import type { CategoryName } from "./category.names";

@ObjectType({ description: "A question and its answer." })
export class Question {
  @Field(() => String, { description: "The question." }) question: string;
  @Field(() => String, { description: "Two or three sentences." }) answer: string;
}

@ObjectType({ description: "One of the six product categories." })
export class Category {
  @Field(() => String, { description: "dresses, shoes, makeup, handbags, cars or bikes." }) name: CategoryName;
  @Field(() => Int, { description: "Number of items." }) itemCount: number;
  @Field(() => String, { description: "URL of the image." }) image: string;
  /** Built-in questions. Answers contain the site name from the settings. */
  faq: readonly Question[];
}
