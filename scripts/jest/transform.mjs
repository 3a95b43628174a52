/** How Jest compiles TypeScript: as TypeScript itself does for the server, decorators with their metadata included. */
export const transform = {
  "^.+\\.tsx?$": [
    "@swc/jest",
    {
      swcrc: false,
      sourceMaps: "inline",
      module: { type: "commonjs" },
      jsc: {
        target: "es2022",
        parser: { syntax: "typescript", tsx: true, decorators: true },
        transform: {
          legacyDecorator: true,
          decoratorMetadata: true,
          useDefineForClassFields: false,
          react: { runtime: "automatic" },
        },
      },
    },
  ],
};
