import { describeOpenRecords } from "./useAlsoOpen";
import { getRecordKey } from "./recordKey";

const id = "6a4d9a52-2f7c-4a4f-9d7c-111111111111";
const open = (administratorId: string, name: string, editing = false, record = "outfit:1") => ({
  tab: `${administratorId} ${name}`,
  administratorId,
  name,
  record,
  editing,
});

test.each([
  [`outfit:${id}`, `outfit:${id}`],
  [`product:${id}`, `affiliateProduct:${id}`],
  ["settings:general", "settings:general"],
  ["outfit:new", null],
  [`outfit:copy:${id}`, null],
  [`product:new:${id}`, null],
  ["account", null],
])("getRecordKey: the draft %s belongs to the record %s", (draftKey, record) => {
  expect(getRecordKey(draftKey)).toBe(record);
});

test.each([
  [[], ""],
  [[open("2", "Maria", true), open("3", "Jo")], "Also open: Maria (editing), Jo"],
  [[open("2", "Maria", true), open("2", "Maria")], "Also open: Maria (editing)"],
  [[open("1", "Ada")], "Also open: you in another tab"],
  [[open("2", "Maria", true, "outfit:2")], ""],
  [[open("2", "")], "Also open: someone"],
])("describeOpenRecords: %j reads %j", (openRecords, text) => {
  expect(describeOpenRecords(openRecords, "outfit:1", "1")).toBe(text);
});
