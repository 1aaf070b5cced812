export interface Entry {
	kind: 'added' | 'changed' | 'fixed' | 'removed' | 'none';
	text: string;
}

export const FOLDER: string;
export const KINDS: readonly ['added', 'changed', 'fixed', 'removed'];
export function parseFragment(name: string, text: string): Entry[];
export function listFragments(root: string): string[];
export function readEntries(root: string): Entry[];
