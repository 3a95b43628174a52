import { fromParse5 } from "hast-util-from-parse5";
import { defaultTreeAdapter, html as names, parseFragment } from "parse5";
import { isElement, type MarkupNode } from "./markupTree";

const maxLength = 1_000_000;
/** Deeper elements become their content: what walks the tree is recursive. */
const maxDepth = 50;
/** The parser's own work grows with the number of open elements. */
const maxOpenElements = 1_000;
/** Formatting that is never closed begins again in each paragraph. */
const maxElements = 50_000;

class TooManyElements extends Error {}

const simplify = (nodes: readonly MarkupNode[], depth: number): MarkupNode[] =>
  nodes.flatMap((node): MarkupNode[] => {
    if (!isElement(node)) return node.type === "text" ? [node] : [];
    if (depth > maxDepth && node.children.length > 0) return simplify(node.children, depth);
    return [{ ...node, children: simplify(node.children, depth + 1) }];
  });

function buildTree(html: string): MarkupNode[] {
  let [openCount, count] = [0, 0];
  const body = defaultTreeAdapter.createElement("body", names.NS.HTML, []);
  const fragment = parseFragment(body, html, {
    // The content of <noscript> is shown.
    scriptingEnabled: false,
    treeAdapter: {
      ...defaultTreeAdapter,
      onItemPush() {
        openCount += 1;
        count += 1;
        if (openCount > maxOpenElements || count > maxElements) throw new TooManyElements();
      },
      onItemPop: () => (openCount -= 1),
    },
  });
  const root = fromParse5(fragment);
  return "children" in root ? simplify(root.children as MarkupNode[], 1) : [];
}

/** Removes everything between angle brackets. */
function stripTags(html: string): string {
  const [first, ...pieces] = html.split("<");
  return [first, ...pieces.map((piece) => piece.slice(piece.indexOf(">") + 1))].join("");
}

/** Parses HTML of any quality as a browser does, without its comments. Only the words are left of too many elements. */
export function parseMarkup(html: string, noteLoss: (what: string) => void = () => undefined): MarkupNode[] {
  if (html.length > maxLength) noteLoss("the end of a text of more than 1,000,000 characters");
  const text = html.slice(0, maxLength);
  try {
    return buildTree(text);
  } catch (error) {
    if (!(error instanceof TooManyElements)) throw error;
    noteLoss("its formatting, which has too many elements");
    return buildTree(stripTags(text));
  }
}
