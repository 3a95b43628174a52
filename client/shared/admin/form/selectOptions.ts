export interface SelectOption {
  value: string;
  label: string;
}

export const optionOf = (option: SelectOption | string): SelectOption =>
  typeof option === "string" ? { value: option, label: option } : option;
