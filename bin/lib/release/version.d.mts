export const PLACES: [file: string, pattern: RegExp][];
export function isVersion(text: string): boolean;
export function isGreater(one: string, other: string): boolean;
export function readVersion(root: string): string;
export function withVersion(root: string, version: string): Map<string, string>;
