export type Section =
	'releases' | 'missing' | 'host' | 'versions' | 'databases' | 'browsers' | 'languages' | 'faults';

export const SECTIONS: Record<Section, string>;

export function sectionOf(markdown: string, section: Section): string;
export function withSection(markdown: string, section: Section, body: string): string;
export function tableOf(rows: string[][]): string;
export function updateSection(section: Section, update: (earlier: string) => string): void;
