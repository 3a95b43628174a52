import { styled } from "@mui/material/styles";
import { shortDate } from "../../shared/format/date";
import { moneyText } from "../../shared/format/money";

export interface PriceSparklineProps {
  /** Prices from a day on, oldest first. */
  points: readonly { day: string; amount: number }[];
  /** ISO 4217; null without a price. */
  currency: string | null;
}

const fewest = 3;
const [width, height, edge] = [112, 28, 3];

/** A small line of the prices so far; nothing below three points. */
export function PriceSparkline({ points, currency }: PriceSparklineProps) {
  const [first, last] = [points[0], points.at(-1)];
  if (points.length < fewest || !first || !last || !currency) return null;
  const amounts = points.map(({ amount }) => amount);
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  const start = Date.parse(first.day);
  const x = (day: string) => edge + ((Date.parse(day) - start) / (Date.parse(last.day) - start)) * (width - 2 * edge);
  const y = (amount: number) => edge + ((high - amount) / (high - low || 1)) * (height - 2 * edge);
  const line = points.map(({ day, amount }) => `H${x(day).toFixed(1)}V${y(amount).toFixed(1)}`).join("");
  const money = (amount: number) => moneyText(amount, currency);
  const words = `Price since ${shortDate(first.day)}: first ${money(first.amount)}, now ${money(last.amount)}, lowest ${money(low)}, highest ${money(high)}.`;
  return (
    <Line role="img" aria-label={words} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <path d={`M${edge} ${y(first.amount).toFixed(1)}${line}`} fill="none" stroke="currentColor" strokeWidth="1.5" />
      <circle cx={x(last.day)} cy={y(last.amount)} r="2.5" />
    </Line>
  );
}

const Line = styled("svg")(({ theme }) => ({
  display: "block",
  color: theme.vars.palette.text.secondary,
  "& circle": { fill: theme.vars.palette.primary.main },
}));
