import { CacheProvider } from "@emotion/react";
import { styled } from "@mui/material/styles";
import { createElement } from "react";
import { createStyleCache } from "../../shared/theme/emotionCache";
import { renderOnce } from "./prerender";
import { collectStyles } from "./styles";

const Inner = styled("p")({ color: "red" });
const Around = styled(({ className }: { className?: string }) => createElement(Inner, { className }))({ padding: 2 });

describe("collectStyles", () => {
  it("returns all styles that were inserted, so that the browser inserts none while it hydrates", async () => {
    const cache = createStyleCache();
    const listStyles = collectStyles(cache);
    const html = await renderOnce(createElement(CacheProvider, { value: cache }, createElement(Around)));
    const { tags, hashes } = listStyles();
    const names = Object.keys(cache.inserted);
    expect(names).toHaveLength(2);
    for (const name of names) expect(tags).toContain(`.w-${name}{`);
    expect(tags).toContain(`data-styles="${names.join(" ")}"`);
    expect(names.filter((name) => html.includes(name))).toHaveLength(1);
    expect(hashes).toHaveLength(2);
  });
});
