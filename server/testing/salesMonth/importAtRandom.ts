import type { EntityManager } from "typeorm";
import { undoImport } from "../../core/imports/undoImport.service";
import { createRandom, pick } from "../random";
import { AffiliateProgram, ProgramKind } from "../../features/site/programs/affiliateProgram.entity";
import { importConversions } from "../../features/money/sales/conversions/importConversions.service";
import { noAnswers } from "../../features/money/sales/conversions/reportAnswers";
import type { ReportRow } from "../../features/money/sales/conversions/reportFile";
import type { SaleState } from "../../features/money/sales/conversions/reportStatus";
import { salesUndo } from "../../features/money/sales/conversions/undoSales.service";

interface Sale {
  amount: number;
  state: SaleState;
  /** Of the last import that wrote it. */
  version: number;
}
type Known = "take" | "keep";
type NetworkSale = Omit<Sale, "version"> & { id: string; day: number };
type ModelImport = {
  id: string;
  written: Map<string, { before: Sale | undefined; after: number }>;
  isUndone: boolean;
};

/** What a site must know after imports and undos. */
class Model {
  sales = new Map<string, Sale>();
  readonly imports: ModelImport[] = [];
  private version = 0;

  /** The later file counts, but a decided sale does not become pending again. */
  private merge(files: readonly (readonly NetworkSale[])[]): NetworkSale[] {
    const merged = new Map<string, NetworkSale>();
    for (const sale of files.flat()) {
      const before = merged.get(sale.id);
      if (!(before && before.state !== "pending" && sale.state === "pending")) merged.set(sale.id, sale);
    }
    return [...merged.values()];
  }

  import(files: readonly (readonly NetworkSale[])[], known: Known): ModelImport["written"] {
    const written: ModelImport["written"] = new Map();
    for (const { id, amount, state } of this.merge(files)) {
      const before = this.sales.get(id);
      const isSame = before?.amount === amount && before.state === state;
      const isPendingAgain = before !== undefined && before.state !== "pending" && state === "pending";
      if (isSame || isPendingAgain || (before && known === "keep")) continue;
      this.version += 1;
      written.set(id, { before, after: this.version });
      this.sales.set(id, { amount, state, version: this.version });
    }
    return written;
  }

  canUndo = ({ written, isUndone }: ModelImport): boolean =>
    !isUndone && written.size > 0 && [...written].every(([id, { after }]) => this.sales.get(id)?.version === after);

  undo(done: ModelImport): void {
    done.isUndone = true;
    for (const [id, { before }] of done.written)
      if (before) this.sales.set(id, before);
      else this.sales.delete(id);
  }

  list = (): string[] => [...this.sales].map(([id, { amount, state }]) => `${id} ${amount} ${state}`).toSorted();
}

const days = 28;

/** Sales of a network, which change while reports are made of them. */
class Network {
  readonly sales: NetworkSale[];

  constructor(private readonly random: () => number) {
    this.sales = Array.from({ length: 40 }, (_, at) => ({
      id: `S${at}`,
      day: 1 + Math.floor(random() * days),
      amount: 1 + at,
      state: "pending" as const,
    }));
  }

  change(): void {
    for (let count = 0; count < 6; count++) {
      const sale = pick(this.random, this.sales);
      sale.state = pick(this.random, ["approved", "declined"] as const);
      if (this.random() < 0.3) sale.amount += 1;
    }
  }

  /** The sales of some days, as they are now. */
  report(): NetworkSale[] {
    const first = Math.floor(this.random() * days);
    const last = first + 4 + Math.floor(this.random() * days);
    return this.sales.filter(({ day }) => day >= first && day <= last).map((sale) => ({ ...sale }));
  }
}

const header = ["Order ID", "Date", "Commission", "Currency", "Status"];
const lastDay = (file: readonly NetworkSale[]) => Math.max(...file.map(({ day }) => day));

const toRows = (file: readonly NetworkSale[], name: string | undefined): ReportRow[] =>
  file.map(({ id, day, amount, state }, at) => ({
    line: at + 2,
    cells: [id, `2026-05-${String(day).padStart(2, "0")}`, String(amount), "USD", state],
    ...(name !== undefined && { file: name }),
  }));

const readSales = async (db: EntityManager): Promise<string[]> => {
  const rows = await db.query<{ text: string }[]>(
    "SELECT concat_ws(' ', transaction_id, amount, state) AS text FROM conversions",
  );
  return rows.map(({ text }) => text).toSorted();
};

/** Imports overlapping reports, old and new, one or several, and undoes some. Compares the sales with a model at each step. */
export async function importAtRandom(db: EntityManager, seed: number, steps: number): Promise<Record<string, number>> {
  const random = createRandom(seed);
  const network = new Network(random);
  const model = new Model();
  const program = await db.save(AffiliateProgram, { name: `Shop ${seed}`, kind: ProgramKind.SHARE_SALE, hosts: [] });
  const counts = { imported: 0, undone: 0, refused: 0 };
  const reports = [network.report()];

  const importSome = async () => {
    const files = Array.from({ length: random() < 0.4 ? 3 : 1 }, () => pick(random, reports));
    const known = random() < 0.8 ? "take" : "keep";
    const names = files.map((_, at) => (files.length > 1 ? `${at}.csv` : undefined));
    const rows = files.flatMap((file, at) => toRows(file, names[at]));
    const answers = { ...noAnswers, known } as const;
    const options = { program, answers, fileName: "", actor: null, source: "file" as const };
    const check = await importConversions(db, { header, rows }, { ...options, dryRun: true });
    expect(await readSales(db)).toEqual(model.list());
    const done = await importConversions(db, { header, rows }, { ...options, dryRun: false });
    const inOrder = files.toSorted((one, other) => lastDay(one) - lastDay(other));
    const written = model.import(inOrder, known);
    const created = [...written.values()].filter(({ before }) => !before).length;
    expect(done).toMatchObject({ created, updated: written.size - created });
    expect(check).toMatchObject({ created, updated: written.size - created });
    model.imports.push({ id: done.importId!, written, isUndone: false });
    counts.imported += 1;
  };
  const undoOne = async () => {
    const one = pick(random, model.imports);
    if (!model.canUndo(one)) {
      await expect(undoImport(db, null, one.id, salesUndo)).rejects.toThrow();
      counts.refused += 1;
      return;
    }
    await undoImport(db, null, one.id, salesUndo);
    model.undo(one);
    counts.undone += 1;
  };

  for (let step = 0; step < steps; step++) {
    network.change();
    reports.push(network.report());
    await (model.imports.length > 0 && random() < 0.4 ? undoOne() : importSome());
    expect(await readSales(db)).toEqual(model.list());
  }
  return counts;
}
