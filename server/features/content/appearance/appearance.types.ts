import { Field, ObjectType } from "type-graphql";
import { Event } from "../event/event.entity";
import { FoundScene } from "../show/scenes/foundScene.types";

@ObjectType({ description: "A place where a look can have been worn: exactly one of the fields is not null." })
export class Appearance {
  @Field(() => Event, { nullable: true, description: "An event." })
  event: Event | null;

  @Field(() => FoundScene, { nullable: true, description: "A show, or a part of it." })
  scene: FoundScene | null;
}
