/** For TypeORM's command line, on the compiled project: npx typeorm migration:generate -d dist/ormconfig.js ... */
import { createDataSource } from "./server/database/dataSource";

export const dataSource = createDataSource({ url: process.env.DATABASE_URL ?? "", poolSize: 1 });
