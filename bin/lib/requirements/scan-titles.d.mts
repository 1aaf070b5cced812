export function scanTitles(file: string, text: string): string[];
