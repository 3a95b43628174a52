import { hasSample } from "../features/sampleData/sampleSource.service";

/** For tests that need the folder `sample/`. An installation without it skips them. */
export const testWithSample = hasSample ? test : test.skip;
export const describeWithSample = hasSample ? describe : describe.skip;
