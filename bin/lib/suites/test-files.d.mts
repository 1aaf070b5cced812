export function listTestFiles(): string[];
export function suiteOf(file: string): string | undefined;
