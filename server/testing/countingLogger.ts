import type { Logger } from "typeorm";

/** Records the statements that TypeORM sends. */
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
