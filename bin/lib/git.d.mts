export function git(root: string, ...args: string[]): string;
export function listUncommitted(root: string): string[];
export function cleanCommit(root: string): string | undefined;
