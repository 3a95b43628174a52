import { loadTests } from "./loadTests";

loadTests(1);
