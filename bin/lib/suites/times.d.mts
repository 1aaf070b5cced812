export function timesOf(suites: string[], report?: (suite: string) => string): string[];
