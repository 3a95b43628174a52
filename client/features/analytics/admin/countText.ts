const whole = new Intl.NumberFormat("en-US");

/** "12,840" */
export const countText = (count: number): string => whole.format(count);

/** "+12.5%", "-3%", "0%" */
export const changeText = (percent: number): string =>
  `${percent > 0 ? "+" : ""}${new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 }).format(percent)}%`;
