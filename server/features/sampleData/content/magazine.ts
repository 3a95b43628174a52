import type { SampleArticle } from "../sampleData.types";
import { aFieldGuideToLoafers } from "./articles/a-field-guide-to-loafers";
import { atelierOstaraHidesItsSeams } from "./articles/atelier-ostara-hides-its-seams";
import { costPerWearDoneHonestly } from "./articles/cost-per-wear-done-honestly";
import { elevenRingsAndABrooch } from "./articles/eleven-rings-and-a-brooch";
import { fabricsUnderFlash } from "./articles/fabrics-under-flash";
import { howToReadAnOldLabel } from "./articles/how-to-read-an-old-label";
import { howToWashAJumper } from "./articles/how-to-wash-a-jumper";
import { inPraiseOfTheUselessClutch } from "./articles/in-praise-of-the-useless-clutch";
import { juniperAsanteShopsSecondHand } from "./articles/juniper-asante-shops-second-hand";
import { kairoLuneAndTheThirdLayer } from "./articles/kairo-lune-and-the-third-layer";
import { learningToWalkInPlatforms } from "./articles/learning-to-walk-in-platforms";
import { mossTakesOverFromButter } from "./articles/moss-takes-over-from-butter";
import { northloomAndTheRiver } from "./articles/northloom-and-the-river";
import { oneCornerFortyCoats } from "./articles/one-corner-forty-coats";
import { redLipstickInDaylight } from "./articles/red-lipstick-in-daylight";
import { scentAtArmsLength } from "./articles/scent-at-arms-length";
import { sixWaysAWhiteShirtGoesWrong } from "./articles/six-ways-a-white-shirt-goes-wrong";
import { theBeltAsPunctuation } from "./articles/the-belt-as-punctuation";
import { theTrainNeedsASecondPairOfHands } from "./articles/the-train-needs-a-second-pair-of-hands";
import { theWaistcoatUnaccompanied } from "./articles/the-waistcoat-unaccompanied";
import { weeksThatCannotDecide } from "./articles/weeks-that-cannot-decide";
import { weighingSixHandbags } from "./articles/weighing-six-handbags";
import { whereTrousersShouldBreak } from "./articles/where-trousers-should-break";
import { wordsOnASwingTag } from "./articles/words-on-a-swing-tag";

export const articles: readonly SampleArticle[] = [
  aFieldGuideToLoafers,
  atelierOstaraHidesItsSeams,
  costPerWearDoneHonestly,
  elevenRingsAndABrooch,
  fabricsUnderFlash,
  howToReadAnOldLabel,
  howToWashAJumper,
  inPraiseOfTheUselessClutch,
  juniperAsanteShopsSecondHand,
  kairoLuneAndTheThirdLayer,
  learningToWalkInPlatforms,
  mossTakesOverFromButter,
  northloomAndTheRiver,
  oneCornerFortyCoats,
  redLipstickInDaylight,
  scentAtArmsLength,
  sixWaysAWhiteShirtGoesWrong,
  theBeltAsPunctuation,
  theTrainNeedsASecondPairOfHands,
  theWaistcoatUnaccompanied,
  weeksThatCannotDecide,
  weighingSixHandbags,
  whereTrousersShouldBreak,
  wordsOnASwingTag,
];
