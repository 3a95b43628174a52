import { hasSample } from "../features/imports/sampleData/sampleContent.service";
import { describeIf, testIf } from "./skipped";

const reason = "the folder sample/ is not there";
export const testWithSample = testIf(hasSample, reason);
export const describeWithSample = describeIf(hasSample, reason);
