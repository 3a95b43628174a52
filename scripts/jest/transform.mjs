/** Compiles TypeScript for Jest as the TypeScript compiler does for the server, including decorator metadata. */
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
