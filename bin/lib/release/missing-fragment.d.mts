export function findMissingFragment(root: string): string | undefined;
