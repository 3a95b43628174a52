/**
 * Writes site/schemaChanges.json: what changed for visitors in each day's schema, newest first, from the history of
 * schema.graphql. With --check it only compares. It fails when something is removed or changed that was not deprecated
 * on an earlier day. Part of `npm run codegen`.
 */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { diff, DiffRule } from "@graphql-inspector/core";
import { buildSchema, getNamedType, isEnumType, isUnionType } from "graphql";

/** The last day without a promise. */
const beforeFirstDay = "2026-11-26";
const output = "site/schemaChanges.json";
const schemaFile = "schema.graphql";
const rightsFile = "server/app/graphql/rights.md";

const git = (...args) => execFileSync("git", args, { encoding: "utf8", maxBuffer: 1e8, stdio: "pipe" });

/** Returns the last commit of each day, the oldest first. A merge counts on the day on which it lands. */
function listDays() {
  const lines = git("log", "--first-parent", "--reverse", "--format=%as %H", "--", schemaFile).trim().split("\n");
  return [...new Map(lines.map((line) => line.split(" ")))];
}

/** Returns the coordinates of types, fields and values that visitors can use, by a schema and its table of rights. */
function listPublicParts({ schema, rights }) {
  const operations = new Set([...rights.matchAll(/^\| `(\w+)` *\| yes/gm)].map(([, name]) => name));
  const roots = [schema.getQueryType(), schema.getMutationType()];
  const parts = new Set();
  const add = (type) => {
    if (parts.has(type.name)) return;
    parts.add(type.name);
    for (const { name } of isEnumType(type) ? type.getValues() : []) parts.add(`${type.name}.${name}`);
    for (const member of isUnionType(type) ? type.getTypes() : []) add(member);
    for (const { name, description, type: fieldType, args = [] } of Object.values(type.getFields?.() ?? {})) {
      const isOpen = roots.includes(type) ? operations.has(name) : !description?.startsWith("Administrators only");
      if (!isOpen) continue;
      parts.add(`${type.name}.${name}`);
      for (const each of [fieldType, ...args.map((argument) => argument.type)]) add(getNamedType(each));
    }
  };
  roots.forEach(add);
  return parts;
}

async function compare(before, after) {
  const parts = new Set([...listPublicParts(before), ...listPublicParts(after)]);
  const rules = [DiffRule.suppressRemovalOfDeprecatedField, DiffRule.ignoreDescriptionChanges];
  const all = await diff(before.schema, after.schema, rules);
  const added = new Set(all.filter(({ type }) => /^(?:TYPE|FIELD)_ADDED$/.test(type)).map(({ path }) => path));
  return all
    .filter(({ path = "", type }) => {
      const [owner, name, argument] = path.split(".");
      const field = `${owner}.${name}`;
      const isPartOfNew = (type !== "TYPE_ADDED" && added.has(owner)) || (argument && added.has(field));
      return parts.has(name ? field : owner) && !isPartOfNew && !type.includes("DESCRIPTION");
    })
    .map(({ path, message, criticality }) => ({ path, message, level: criticality.level }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

async function listChanges() {
  const parse = (readFile) => ({ schema: buildSchema(readFile(schemaFile)), rights: readFile(rightsFile) });
  const read = (commit) => parse((file) => git("show", `${commit}:${file}`));
  const days = listDays();
  const first = days.filter(([day]) => day <= beforeFirstDay).at(-1);
  if (!first) {
    console.warn("The schema is not compared: that needs the whole history (git fetch --unshallow).");
    process.exit(0);
  }
  let before = read(first[1]);
  const later = days
    .filter(([day]) => day > beforeFirstDay)
    .map(([day, commit]) => ({ day, read: () => read(commit) }));
  if (git("status", "--porcelain", "--", schemaFile) !== "") {
    const today = new Date().toISOString().slice(0, 10);
    if (later.at(-1)?.day === today) later.pop();
    later.push({ day: today, read: () => parse((file) => fs.readFileSync(file, "utf8")) });
  }
  const changes = [];
  for (const { day, read: readDay } of later) {
    const after = readDay();
    changes.unshift({ day, changes: await compare(before, after) });
    before = after;
  }
  return changes.filter((each) => each.changes.length > 0);
}

const days = await listChanges();
const broken = days.flatMap(({ changes }) => changes).filter(({ level }) => level === "BREAKING");
if (broken.length > 0) {
  console.error("These parts of the public API were not deprecated on an earlier day:");
  for (const { message } of broken) console.error(`  ${message}`);
  process.exit(1);
}
const listed = days.map(({ day, changes }) => ({ day, changes: changes.map(({ message }) => message) }));
const text = `${JSON.stringify(listed, null, 2)}\n`;
if (!process.argv.includes("--check")) fs.writeFileSync(output, text);
else if (fs.readFileSync(output, "utf8") !== text) {
  console.error(`${output} is outdated: run npm run codegen and commit the changes.`);
  process.exit(1);
}
