import { useQuery } from "@apollo/client/react";
import Dialog from "@mui/material/Dialog";
import { useContext, useEffect, useEffectEvent, useState, type KeyboardEvent } from "react";
import { useNavigate } from "react-router-dom";
import { CommandSearchDocument } from "../../graphql/generated/adminOperations";
import { AccountContext } from "../../admin/role/accountContext";
import { useDebouncedValue } from "../../shared/hooks/useDebouncedValue";
import { SearchIcon } from "../../shared/ui/icons";
import { commandsFor } from "./commands";
import { CommandField, commandListId, commandOptionId, CommandList } from "./CommandList";

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Finds a screen, an action or a record by its name; Enter opens it. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const [activeIndex, setActiveIndex] = useState(0);
  const debouncedText = useDebouncedValue(text.trim(), 200);
  const { data, previousData, loading } = useQuery(CommandSearchDocument, {
    variables: { text: debouncedText },
    skip: debouncedText === "",
    notifyOnNetworkStatusChange: true,
  });
  const { role } = useContext(AccountContext);
  const groups = commandsFor(role, text, (data ?? previousData)?.search);
  /** Records of an earlier text stay visible, but Enter does not open them: it waits for those of the typed text. */
  const isWaiting = loading || debouncedText !== text.trim();
  const commands = groups.flatMap((group) => group.commands);
  const current = commands[Math.min(activeIndex, commands.length - 1)];

  const follow = (to: string | undefined) => {
    if (to === undefined) return;
    onClose();
    void navigate(to);
  };
  const [awaitedText, setAwaitedText] = useState<string | null>(null);
  const followAwaited = useEffectEvent(() => {
    setAwaitedText(null);
    follow(current?.to);
  });
  const isHere = awaitedText === text && !isWaiting;
  useEffect(() => {
    if (!isHere) return undefined;
    const timer = setTimeout(() => followAwaited());
    return () => clearTimeout(timer);
  }, [isHere]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (event.key === "Enter" && isWaiting && (!current || current.record)) setAwaitedText(text);
    else if (event.key === "Enter") follow(current?.to);
    else if (step !== undefined && current) {
      const next = (commands.indexOf(current) + step + commands.length) % commands.length;
      setActiveIndex(next);
      document.getElementById(commandOptionId(commands[next]?.to ?? ""))?.scrollIntoView({ block: "nearest" });
    } else return;
    event.preventDefault();
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth={false}
      aria-label="Command palette"
      onClose={onClose}
      slotProps={{
        paper: {
          sx: { maxWidth: 620, maxHeight: "min(70dvh, 34rem)", margin: 2, alignSelf: "flex-start", marginTop: "12dvh" },
        },
      }}
    >
      <CommandField>
        <SearchIcon />
        <input
          type="text"
          role="combobox"
          aria-label="Search screens, actions and records"
          aria-expanded={commands.length > 0}
          aria-controls={commandListId}
          aria-autocomplete="list"
          aria-activedescendant={current ? commandOptionId(current.to) : undefined}
          placeholder="Go to a screen, create something, find a record"
          maxLength={100}
          autoComplete="off"
          // eslint-disable-next-line jsx-a11y/no-autofocus -- people open the palette to type in it
          autoFocus
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setActiveIndex(0);
          }}
          onKeyDown={onKeyDown}
        />
      </CommandField>
      <CommandList groups={groups} current={current?.to} onChoose={follow} />
      {commands.length === 0 ? (
        <p role="status" style={{ padding: "20px 24px" }}>
          {isWaiting ? "Searching..." : "Nothing found"}
        </p>
      ) : null}
    </Dialog>
  );
}
