import { fireEvent, screen } from "@testing-library/react";
import { Formik } from "formik";
import { useRef, useState } from "react";
import { FormSlot } from "../../../../../admin/form/FormSlot";
import { openAdminScreen } from "../../../../../testing/renderAdmin";
import { MarkdownEditor, type MarkdownEditorHandle } from "./MarkdownEditor";
import type { ScrollAnchor } from "./useScrollAnchor";

const onFile = jest.fn();

function Form({ content }: { content: string }) {
  const place = useRef<ScrollAnchor | null>(null);
  const editor = useRef<MarkdownEditorHandle>(null);
  const [shown, setShown] = useState(true);
  return (
    <Formik initialValues={{ content }} onSubmit={() => undefined}>
      <>
        {shown ? (
          <FormSlot<string> name="content" label="Content">
            {(field) => (
              <MarkdownEditor
                ref={editor}
                name="content"
                field={field}
                place={place}
                onFile={onFile}
                accept="image/png"
              />
            )}
          </FormSlot>
        ) : null}
        <button onClick={() => setShown(!shown)}>Turn</button>
        <button onClick={() => editor.current?.insertPicture("/pictures/a.webp")}>Insert</button>
      </>
    </Formik>
  );
}

const area = () => screen.getByLabelText<HTMLTextAreaElement>("Content");
const open = async (content: string, from: number, to: number) => {
  const app = await openAdminScreen(<Form content={content} />);
  area().focus();
  area().setSelectionRange(from, to);
  return app;
};
const chosen = () => area().value.slice(area().selectionStart, area().selectionEnd);

test("MarkdownEditor: buttons change the selected text and keep it selected", async () => {
  const { user } = await open("a word here", 2, 6);
  await user.click(screen.getByLabelText("Bold"));
  expect(area()).toHaveValue("a **word** here");
  expect(chosen()).toBe("word");
  expect(area()).toHaveFocus();
  await user.click(screen.getByLabelText("Bold"));
  expect(area()).toHaveValue("a word here");
});

test("MarkdownEditor: Ctrl+B, I and K work while typing, and Ctrl+K does not reach the page", async () => {
  const { user } = await open("a word here", 2, 6);
  const elsewhere = jest.fn();
  document.addEventListener("keydown", elsewhere);
  await user.keyboard("{Control>}b{/Control}");
  expect(area()).toHaveValue("a **word** here");
  await user.keyboard("{Control>}b{/Control}{Control>}i{/Control}");
  expect(area()).toHaveValue("a *word* here");
  await user.keyboard("{Control>}i{/Control}{Control>}k{/Control}");
  expect(area()).toHaveValue("a [word](https://) here");
  expect(chosen()).toBe("https://");
  expect(elsewhere.mock.calls.filter(([event]: [KeyboardEvent]) => event.key === "k")).toEqual([]);
  document.removeEventListener("keydown", elsewhere);
});

test("MarkdownEditor: the toolbar is a single tab stop; arrow keys move inside", async () => {
  const { user } = await open("", 0, 0);
  await user.tab({ shift: true });
  expect(screen.getByLabelText("Bold")).toHaveFocus();
  await user.keyboard("{ArrowRight}{ArrowRight}");
  expect(screen.getByLabelText("Heading")).toHaveFocus();
  await user.keyboard("{End}");
  expect(screen.getByLabelText("Picture")).toHaveFocus();
  await user.tab();
  expect(area()).toHaveFocus();
});

test("MarkdownEditor: inserts chosen and dropped images at the caret", async () => {
  const { user } = await open("before after", 6, 6);
  const file = new File(["x"], "x.png", { type: "image/png" });
  await user.upload(screen.getByLabelText("Upload an image into the article"), file);
  expect(onFile).toHaveBeenLastCalledWith(file);
  fireEvent.drop(area(), { dataTransfer: { files: [file], types: ["Files"] } });
  expect(onFile).toHaveBeenCalledTimes(2);
  await user.click(screen.getByText("Insert"));
  expect(area()).toHaveValue("before\n\n![Describe the image](/pictures/a.webp)\n\n after");
  expect(chosen()).toBe("Describe the image");
});

test("MarkdownEditor: restores the writing position after the preview", async () => {
  const { user } = await open("a word here", 2, 6);
  await user.click(screen.getByText("Turn"));
  await user.click(screen.getByText("Turn"));
  expect(chosen()).toBe("word");
});
