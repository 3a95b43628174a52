/** Roles in ascending order: each may do everything that the roles before it may. */
export const roles = ["contributor", "editor", "admin"] as const;

export type Role = (typeof roles)[number];

/** Whether the role may do what requires `needed`. */
export const hasRole = (role: Role, needed: Role): boolean => roles.indexOf(role) >= roles.indexOf(needed);
