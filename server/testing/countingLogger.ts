import type { Logger } from "typeorm";

/** Keeps the statements that TypeORM sent since it was last emptied. */
export class CountingLogger implements Logger {
  statements: string[] = [];

  logQuery(query: string): void {
    this.statements.push(query);
  }
  logQueryError(): void {}
  logQuerySlow(): void {}
  logSchemaBuild(): void {}
  logMigration(): void {}
  log(): void {}
}
