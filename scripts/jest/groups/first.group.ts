import { loadTests } from "./loadTests";

loadTests(0);
