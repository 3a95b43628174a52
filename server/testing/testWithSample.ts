import { hasSample } from "../features/sampleData/sampleContent.service";

/** For tests that need the folder `sample/`; without it they are skipped. */
export const testWithSample = hasSample ? test : test.skip;
export const describeWithSample = hasSample ? describe : describe.skip;
