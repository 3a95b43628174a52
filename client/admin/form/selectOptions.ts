export interface SelectOption {
  value: string;
  label: string;
}

export const toOption = (option: SelectOption | string): SelectOption =>
  typeof option === "string" ? { value: option, label: option } : option;
