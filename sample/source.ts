import type { SampleSource } from "../server/features/sampleData/sampleSource.types";
import { drawAvatar } from "./art/people/avatar";
import { drawOutfit } from "./art/people/look";
import { drawCelebrity } from "./art/people/portrait";
import { drawCategory } from "./art/scenes/category";
import { drawCover } from "./art/scenes/cover";
import { drawHero, drawHeroDark } from "./art/scenes/hero";
import { drawPlaceholder } from "./art/scenes/placeholder";
import { drawSocialPost } from "./art/scenes/social";
import { drawTopic } from "./art/scenes/topic";
import { drawProduct } from "./art/things/product";
import { readContent } from "./content/readContent";

/** The server loads this module at run time, when it first needs sample data or a drawing. */
export const sampleSource: SampleSource = {
  readContent,
  drawings: {
    drawCelebrity,
    drawOutfit,
    drawProduct,
    drawCover,
    drawAvatar,
    drawSocialPost,
    drawCategory,
    drawTopic,
    drawHero,
    drawHeroDark,
    drawPlaceholder,
  },
};
