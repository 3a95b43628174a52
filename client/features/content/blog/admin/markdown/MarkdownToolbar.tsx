import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { styled } from "@mui/material/styles";
import { useRef, useState, type KeyboardEvent } from "react";
import { markdownCommands, type MarkdownCommand } from "./markdownCommands";
import { InsertIcon, PictureIcon } from "./markdownIcons";

export interface MarkdownToolbarProps {
  /** Id of the field that the buttons change. */
  controls: string;
  onCommand: (command: MarkdownCommand) => void;
  /** Opens the menu of looks, celebrities and products, below the button. */
  onInsert: (button: Element) => void;
  /** For the file chooser. */
  accept: string;
  onPicture: (file: File) => void;
}

/** "Bold (Ctrl+B)", with the name of the command key on this system. */
function getTitle({ label, key }: MarkdownCommand): string {
  if (!key) return label;
  const apple = /Mac|iPhone|iPad/.test(window.navigator.userAgent);
  return `${label} (${apple ? "⌘" : "Ctrl+"}${key.toUpperCase()})`;
}

/** Returns the index of the button that a key focuses, or null for other keys. */
function nextButton(key: string, current: number, count: number): number | null {
  if (key === "ArrowRight") return (current + 1) % count;
  if (key === "ArrowLeft") return (current - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return null;
}

/** A toolbar with a single tab stop; arrow keys, Home and End move inside. */
export function MarkdownToolbar({ controls, onCommand, onInsert, accept, onPicture }: MarkdownToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const [current, setCurrent] = useState(0);
  const walk = (event: KeyboardEvent) => {
    const target = nextButton(event.key, current, markdownCommands.length + 2);
    if (target === null) return;
    event.preventDefault();
    setCurrent(target);
    bar.current?.querySelectorAll("button")[target]?.focus();
  };
  const buttonProps = (index: number) => ({
    tabIndex: index === current ? 0 : -1,
    onFocus: () => setCurrent(index),
  });
  return (
    <Bar ref={bar} role="toolbar" aria-label="Formatting" aria-controls={controls} onKeyDown={walk}>
      {markdownCommands.map((command, index) => (
        <Tooltip key={command.label} title={getTitle(command)} describeChild>
          <IconButton aria-label={command.label} {...buttonProps(index)} onClick={() => onCommand(command)}>
            {command.icon}
          </IconButton>
        </Tooltip>
      ))}
      <Tooltip title="Insert a look, celebrity or product (/ at the beginning of a line)" describeChild>
        <IconButton
          aria-label="Insert"
          {...buttonProps(markdownCommands.length)}
          onClick={({ currentTarget }) => onInsert(currentTarget)}
        >
          <InsertIcon />
        </IconButton>
      </Tooltip>
      <Tooltip title="Picture" describeChild>
        <IconButton
          aria-label="Picture"
          {...buttonProps(markdownCommands.length + 1)}
          onClick={() => files.current?.click()}
        >
          <PictureIcon />
        </IconButton>
      </Tooltip>
      <input
        ref={files}
        hidden
        type="file"
        accept={accept}
        aria-label="Upload an image into the article"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Allows choosing the same file again.
          target.value = "";
          if (file) onPicture(file);
        }}
      />
    </Bar>
  );
}

const Bar = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  gap: 2,
  padding: 3,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  "& .MuiIconButton-root:hover": { color: theme.vars.palette.text.primary, background: theme.vars.editorial.sunken },
}));
