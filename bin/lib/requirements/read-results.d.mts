export function readResults(root: string, reports: string[]): Map<string, string[]>;
